import DeckKit

/// Decides everything that a run draws.
public struct Planner: Sendable {
  private let deck: Deck
  private let measurements: Measurements

  /// A planner for a deck whose photos were measured.
  public init(deck: Deck, measurements: Measurements) {
    self.deck = deck
    self.measurements = measurements
  }

  /// The plan.
  ///
  /// - Parameter unusable: places of cards that cannot be drawn; the deck is drawn as if they were not there.
  public func plan(without unusable: Set<Int> = []) -> RenderPlan {
    let usable = deck.cards.filter { !unusable.contains($0.index) }
    return RenderPlan(
      cards: usable.map(cardTask), stills: stills(usable), animations: animations(usable))
  }

  /// Warnings about photos that are too small for the largest scale.
  public var diagnostics: [Diagnostic] {
    deck.cards.compactMap { card in
      guard let photo = drawing(of: card, size: deck.style.cardFrame.size).photo, let scale = deck.scales.last
      else {
        return nil
      }
      let density = photo.density(forPixelWidth: deck.style.cardFrame.width * Double(scale))
      guard density < 1 else { return nil }
      return Diagnostic(
        .warning, .photo, code: "photo-upscaled",
        "the part that is seen is \(Int(photo.rect.width)) × \(Int(photo.rect.height)) pixels and is enlarged to "
          + "\(percent(1 / density)) % at scale \(scale); use a larger photo or fewer scales",
        at: SourcePlace(file: photo.photo), card: card.id, field: "photo")
    }
  }

  private func percent(_ factor: Double) -> Int { Int((factor * 100).rounded()) }

  // MARK: Cards

  private func cardTask(_ card: Card) -> CardTask {
    let outputs = deck.formats.flatMap { encoding in
      deck.scales.map { scale in
        ImageOutput(
          path: OutputNames.card(card.id, scale: scale, encoding: encoding), scale: scale, encoding: encoding)
      }
    }
    return CardTask(card: card, drawing: drawing(of: card, size: deck.style.cardFrame.size), outputs: outputs)
  }

  private func drawing(of card: Card, size: LayoutSize, slot: Int = 0) -> CardDrawing {
    let photo = card.photo.flatMap { path in
      measurements.photoSizes[card.index].map {
        PhotoCrop(photo: path, photoSize: $0, covering: size, focus: card.focus)
      }
    }
    return CardDrawing(
      size: size, photo: photo, decoration: deck.style.decoration(ofSlot: slot),
      caption: CaptionContent(
        name: card.name, age: card.age, hobby: card.hobby, language: card.language,
        direction: deck.style.direction,
        nameFamily: deck.fonts.name, hobbyFamily: deck.fonts.hobby))
  }

  // MARK: Scenes

  private func stills(_ usable: [Card]) -> [StillTask] {
    let motion = DeckMotion(deck.style)
    return deck.previews.flatMap { request in
      request.fronts.compactMap { front in
        let cards = remaining(usable, from: front)
        guard let first = cards.first else { return nil }
        let id = front == 0 ? "rest" : "rest-\(first.id)"
        let placements = motion.placementsAtRest(of: cards.map(\.id))
        return StillTask(
          id: id, front: first, scene: scene(placements, of: cards, canvas: canvas(placements)),
          outputs: request.scales.map {
            ImageOutput(path: OutputNames.still(id, scale: $0), scale: $0, encoding: .png)
          })
      }
    }
  }

  private func animations(_ usable: [Card]) -> [AnimationTask] {
    var seen: Set<String> = []
    return deck.animations.flatMap { request in
      request.fronts.compactMap { front in
        let cards = remaining(usable, from: front)
        return cards.isEmpty ? nil : animation(request, of: cards)
      }
    }.filter { seen.insert($0.id).inserted }
  }

  private func animation(_ request: AnimationRequest, of cards: [Card]) -> AnimationTask {
    let timeline = SwipeTimeline(
      motion: DeckMotion(deck.style), cards: cards.map(\.id), path: request.path)
    let times = timeline.frameTimes(fps: request.fps)
    let placements = times.map(timeline.placements)
    let canvas = canvas(Array(placements.joined()))
    let id = "\(request.kind.rawValue)-\(cards[0].id)@\(request.scale)x"
    let frames = zip(times, placements).enumerated().map { index, frame in
      FrameTask(
        time: frame.0, scene: scene(frame.1, of: cards, canvas: canvas),
        output: ImageOutput(
          path: OutputNames.frame(id, index: index), scale: request.scale, encoding: .png))
    }
    return AnimationTask(
      id: id, kind: request.kind, front: cards[0], scale: request.scale, fps: request.fps,
      duration: timeline.duration,
      canvas: canvas, frames: frames)
  }

  /// The cards from place `front` of the deck on, as many as a scene can show; none where the card at that place
  /// cannot be drawn, unless it is the deck's first, whose place the next one takes.
  private func remaining(_ usable: [Card], from front: Int) -> [Card] {
    let cards = usable.drop { $0.index < front }.prefix((deck.style.layout.visibleCount ?? 0) + 1)
    return front == 0 || cards.first?.index == front ? Array(cards) : []
  }

  private func canvas(_ placements: [Placement]) -> SceneCanvas {
    SceneCanvas(
      around: deck.style.layout.isClipped ? [] : placements, container: deck.style.size)
  }

  private func scene(_ placements: [Placement], of cards: [Card], canvas: SceneCanvas) -> Scene {
    // A deck is planned even where two cards were refused for having one id.
    let byID = Dictionary(cards.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let placed = placements.compactMap { placement in
      byID[placement.card].map {
        PlacedCard(
          drawing: drawing(of: $0, size: placement.rect.size, slot: placement.slot), placement: placement)
      }
    }
    return Scene(canvas: canvas, background: deck.style.background, cards: placed)
  }
}
