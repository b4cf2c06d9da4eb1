package import DeckKit

/// Decides everything that a run draws.
package struct Planner: Sendable {
  let deck: Deck
  var measurements: Measurements

  /// A planner for a deck whose photos were measured.
  package init(deck: Deck, measurements: Measurements) {
    self.deck = deck
    self.measurements = measurements
  }

  /// The same planner once focal points and what makes texts readable were found, by the card's place in the deck, so that
  /// all pictures of a card share them.
  package func knowing(focalPoints: [Int: LayoutPoint], reliefs: [Int: CaptionRelief] = [:]) -> Planner {
    var planner = self
    planner.measurements.focalPoints.merge(focalPoints) { _, new in new }
    planner.measurements.reliefs.merge(reliefs) { _, new in new }
    return planner
  }

  /// The plan.
  ///
  /// - Parameter unusable: places of cards that cannot be drawn; the deck is drawn as if they were not there.
  package func plan(without unusable: Set<Int> = []) -> RenderPlan {
    // A whole deck's cards are shared and not copied: they are many.
    let usable = unusable.isEmpty ? deck.cards : deck.cards.filter { !unusable.contains($0.index) }
    return RenderPlan(
      cards: CardTasks(planner: self, cards: usable),
      stills: deck.style.layout.list == nil ? stills(usable) : [],
      animations: animations(usable), sheets: sheets(usable), toggles: toggles(usable))
  }

  /// Warnings about photos that are too small for the largest scale.
  package var diagnostics: [Diagnostic] {
    deck.cards.compactMap { card in
      guard let photo = drawing(of: card, size: deck.pictureSize).photo, let scale = deck.scales.last
      else {
        return nil
      }
      let density = photo.density(forPixelWidth: deck.pictureSize.width * Double(scale))
      guard density < 1 else { return nil }
      return Diagnostic(
        .warning, .photo, code: "photo-upscaled",
        "the part that is seen is \(Int(photo.rect.width)) × \(Int(photo.rect.height)) pixels and is enlarged to "
          + "\(percent(1 / density)) % at scale \(scale); use a larger photo or fewer scales",
        at: SourcePlace(file: photo.photo), card: card.id, field: "photo")
    }
  }

  /// Where a crop lies until its focal point is found; its size does not hang on it.
  private static let middle = LayoutPoint(x: 0.5, y: 0.5)

  private func percent(_ factor: Double) -> Int { Int((factor * 100).rounded()) }

  // MARK: Cards

  func outputs(of card: Card) -> [ImageOutput] {
    guard deck.style.layout.list == nil || card.photo != nil else { return [] }
    return deck.formats.flatMap { encoding in
      deck.scales.map { scale in
        ImageOutput(
          path: OutputNames.card(card.id, scale: scale, encoding: encoding), scale: scale, encoding: encoding)
      }
    }
  }

  func task(of card: Card) -> CardTask {
    CardTask(
      card: card, drawing: picture(of: card),
      focus: focalPoint(of: card).map { .point($0) } ?? .automatic, contrast: deck.contrast,
      outputs: outputs(of: card),
      item: deck.style.layout.list == nil ? nil : items(of: [card])[card.id])
  }

  /// The card's focal point; nil where it was not found yet.
  private func focalPoint(of card: Card) -> LayoutPoint? {
    card.focus.point ?? measurements.focalPoints[card.index]
  }

  func drawing(of card: Card, size: LayoutSize, slot: Int = 0) -> CardDrawing {
    let decoration = deck.style.decoration(ofSlot: slot)
    return CardDrawing(
      size: size, photo: crop(of: card, covering: size), decoration: decoration,
      caption: caption(of: card, decoration),
      relief: decoration == deck.style.decoration ? measurements.reliefs[card.index] : nil)
  }

  private func crop(of card: Card, covering size: LayoutSize) -> PhotoCrop? {
    guard let path = card.photo, let photoSize = measurements.photoSizes[card.index] else { return nil }
    var crop = PhotoCrop(
      photo: path, photoSize: photoSize, covering: size, focus: focalPoint(of: card) ?? Self.middle)
    crop.decodeReduction = deck.reductions(ofPhoto: photoSize).decode
    crop.reduction = crop.decodeReduction
    return crop
  }

  private func caption(of card: Card, _ decoration: CardDecoration) -> CaptionContent {
    let isTitled = decoration.caption.headline == .title
    return CaptionContent(
      name: isTitled ? card.title ?? card.name : card.name, age: isTitled ? nil : card.age, hobby: card.hobby,
      language: card.language, direction: deck.style.direction,
      isDirectionFixed: deck.style.direction != LayoutDirection(locale: deck.locale),
      numerals: decoration.caption.numerals, fonts: deck.fonts)
  }

  // MARK: Scenes

  private func stills(_ usable: [Card]) -> [StillTask] {
    deck.previews.flatMap { request in
      request.fronts.compactMap { front in
        seen(usable, from: front).map { still(of: $0, isFirst: front == 0, scales: request.scales) }
      }
    }
  }

  private func still(of seen: SeenCards, isFirst: Bool, scales: [Int]) -> StillTask {
    let motion = DeckMotion(deck.style)
    let ids = seen.cards.map(\.id)
    let placements = motion.placementsAtRest(of: ids, page: seen.front)
    let id = isFirst ? "rest" : "rest-\(seen.frontCard.id)"
    return StillTask(
      id: id, front: seen.frontCard, scene: scene(placements, of: seen.cards, canvas: canvas(placements)),
      outputs: scales.map {
        ImageOutput(path: OutputNames.still(id, scale: $0), scale: $0, encoding: .png)
      })
  }

  private func animations(_ usable: [Card]) -> [AnimationTask] {
    var seen: Set<String> = []
    return deck.animations.flatMap { request in
      request.fronts.compactMap { front in
        self.seen(usable, from: front).flatMap { animation(request, of: $0) }
      }
    }.filter { seen.insert($0.id).inserted }
  }

  private func animation(_ request: AnimationRequest, of seen: SeenCards) -> AnimationTask? {
    guard
      let timeline = request.kind.timeline(
        DeckMotion(deck.style), cards: seen.cards.map(\.id), front: seen.front, path: request.path)
    else { return nil }
    let times = timeline.frameTimes(fps: request.fps)
    let placements = times.map(timeline.placements)
    let canvas = canvas(Array(placements.joined()))
    let id = "\(request.kind.kind)-\(seen.frontCard.id)@\(request.scale)x"
    let frames = zip(times, placements).enumerated().map { index, frame in
      FrameTask(
        time: frame.0, scene: scene(frame.1, of: seen.cards, canvas: canvas),
        output: request.formats.output(ofFrame: index, of: id, scale: request.scale))
    }
    return AnimationTask(
      id: id, kind: request.kind, front: seen.frontCard, scale: request.scale, fps: request.fps,
      duration: timeline.duration, canvas: canvas, isLooping: request.isLooping, frames: frames,
      packed: request.formats.outputs(of: id))
  }

  /// The cards that a scene may show, and which of them is in front.
  private struct SeenCards {
    var cards: [Card]
    var front: Int
    var frontCard: Card { cards[front] }
  }

  /// The cards that are seen when the one at place `front` of the deck is in front: from it on as many as a scene can show,
  /// of a strip all; nil where the card at that place cannot be drawn, unless it is the deck's first, whose place the next
  /// one takes.
  private func seen(_ usable: [Card], from front: Int) -> SeenCards? {
    guard let place = usable.firstIndex(where: { $0.index >= front }),
      front == 0 || usable[place].index == front
    else { return nil }
    guard deck.style.layout.strip == nil else { return SeenCards(cards: usable, front: place) }
    let count = (deck.style.layout.visibleCount ?? 0) + 1
    return SeenCards(cards: Array(usable[place...].prefix(count)), front: 0)
  }

  private func canvas(_ placements: [Placement]) -> SceneCanvas {
    SceneCanvas(around: placements, in: deck.style)
  }

  private func scene(_ placements: [Placement], of cards: [Card], canvas: SceneCanvas) -> Scene {
    // A deck is planned even where two cards were refused for having one id.
    let byID = Dictionary(cards.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let placed = placements.compactMap { placement in
      byID[placement.card].map {
        PlacedCard(drawing: drawing(of: $0, at: placement), placement: placement, badge: badge(placement))
      }
    }
    return Scene(
      canvas: canvas, background: deck.style.background, cards: placed,
      chrome: ChromeDrawing(of: deck.style, files: deck.icons))
  }

  private func drawing(of card: Card, at placement: Placement) -> CardDrawing {
    var drawing = drawing(of: card, size: placement.rect.size, slot: placement.slot)
    if let size = drawing.photo?.photoSize {
      drawing.photo?.reduction = deck.reductions(ofPhoto: size).scene
    }
    return drawing
  }

  private func badge(_ placement: Placement) -> Badge? {
    placement.badge.flatMap { $0.side == .right ? deck.style.badges?.right : deck.style.badges?.left }
  }
}
