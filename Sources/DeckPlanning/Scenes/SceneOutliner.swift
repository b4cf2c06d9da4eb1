package import DeckKit

/// Lays out the stills, animations and sheets of a deck, in the order of the manifest.
package struct SceneOutliner {
  private let deck: Deck
  private let cards: [Card]
  private let composer: CardComposer
  private let files: OutputPlan
  /// The list that stills, sheets or frames show; nil if there is none.
  private let list: ListPlanner?

  /// Creates an outliner of the cards of `plan`.
  ///
  /// - Parameter listMetrics: the heights of the texts of ``CardPlan/listItems``.
  package init(of plan: CardPlan, listMetrics: ListMetrics) {
    deck = plan.composer.deck
    cards = plan.cards
    composer = plan.composer
    files = OutputPlan(deck: deck)
    list = deck.showsLists ? ListPlanner(of: cards, deck: deck, metrics: listMetrics) : nil
  }

  /// The outlines; empty for a deck without cards.
  package func outlines() -> [SceneOutline] {
    guard !cards.isEmpty else { return [] }
    let stills = deck.style.layout.list == nil ? stills() : [listAtRest()].compactMap(\.self)
    return stills.map { .still($0) } + sheets().map { .sheet($0) } + animations().map { .animation($0) }
      + toggles().map { .animation($0) }
  }

  // MARK: Stills

  private func stills() -> [StillTask<SceneLayout>] {
    deck.previews.flatMap { request in
      request.fronts.compactMap { front in
        visible(from: front).map { still(of: $0, isFirst: front == 0, scales: request.scales) }
      }
    }
  }

  private func still(of visible: VisibleCards, isFirst: Bool, scales: [Double]) -> StillTask<SceneLayout> {
    let placements = DeckMotion(deck.style).placementsAtRest(of: visible.ids, page: visible.front)
    let canvas = canvas(around: placements)
    let id = isFirst ? Self.rest : "\(Self.rest)-\(visible.frontCard)"
    return StillTask(
      id: id, state: nil, content: .cards(canvas: canvas, placements: placements),
      colorSpace: deck.colorSpace,
      outputs: files.still(id, scales: scales),
      memory: composer.memory(ofScene: canvas, visible.placed(placements), scale: scales.max() ?? 1))
  }

  /// The identifier of the still at rest.
  private static let rest = "rest"

  /// The visible part of a list before the first touch.
  private func listAtRest() -> StillTask<SceneLayout>? {
    let scales = Set(deck.previews.flatMap(\.scales)).sorted()
    guard !scales.isEmpty, let list else { return nil }
    let screen = list.screen
    return StillTask(
      id: Self.rest, state: ListState(), content: .list(screen), colorSpace: deck.colorSpace,
      outputs: files.still(Self.rest, scales: scales),
      memory: MemoryEstimate.bytes(of: screen.canvas.size, scale: scales.max() ?? 1))
  }

  // MARK: Animations

  /// The frames of gestures. If two would have the same name, the first is kept.
  private func animations() -> [AnimationTask<SceneLayout>] {
    var names: Set<String> = []
    return deck.animations.flatMap { request in
      request.fronts.compactMap { front in visible(from: front).flatMap { animation(request, of: $0) } }
    }.filter { names.insert($0.id).inserted }
  }

  private func animation(
    _ request: AnimationRequest, of visible: VisibleCards
  ) -> AnimationTask<SceneLayout>? {
    guard
      let timeline = request.kind.timeline(
        DeckMotion(deck.style), cards: visible.ids, front: visible.front, path: request.path)
    else { return nil }
    let times = timeline.frameTimes(fps: request.fps)
    let placements = times.map(timeline.placements)
    let canvas = canvas(around: placements.joined())
    let id = "\(request.kind.kind)-\(visible.frontCard)\(OutputNames.suffix(request.scale))"
    let layouts = placements.map { SceneLayout.cards(canvas: canvas, placements: $0) }
    return AnimationTask(
      id: id, gesture: request.kind, state: nil, front: visible.frontCard, scale: request.scale,
      fps: request.fps,
      duration: timeline.duration, canvas: canvas, background: deck.style.background,
      isLooping: request.isLooping, colorSpace: deck.colorSpace,
      frames: frames(zip(times, layouts), of: id, scale: request.scale, request.formats),
      packed: files.packed(id, request.formats),
      memory: placements.map {
        composer.memory(ofScene: canvas, visible.placed($0), scale: request.scale)
      }.max() ?? 0)
  }

  private func frames(
    _ layouts: some Sequence<(Double, SceneLayout)>, of id: String, scale: Double, _ formats: AnimationFormats
  ) -> [AnimationTask<SceneLayout>.Frame] {
    layouts.enumerated().map { index, frame in
      .init(
        time: frame.0, content: frame.1, output: files.frame(index, of: id, scale: scale, formats))
    }
  }

  /// The toggles of a list. A target that lost all its cards has no row and is left out, but its name stays
  /// reserved.
  private func toggles() -> [AnimationTask<SceneLayout>] {
    guard !deck.toggles.isEmpty, let list else { return [] }
    var names = IdentifierPool([])
    return deck.toggles.compactMap { request in
      let id = names.claim(Self.name(of: request.target)) + OutputNames.suffix(request.scale)
      return toggle(request, id: id, of: list)
    }
  }

  private func toggle(
    _ request: ToggleRequest, id: String, of list: ListPlanner
  ) -> AnimationTask<SceneLayout>? {
    guard let timeline = list.timeline(of: request), let front = list.front(of: request.target) else {
      return nil
    }
    let (times, scenes) = list.frames(of: timeline, fps: request.fps)
    guard let first = scenes.first else { return nil }
    return AnimationTask(
      id: id, gesture: .toggle(request.target), state: request.state, front: front, scale: request.scale,
      fps: request.fps, duration: timeline.duration, canvas: first.canvas, background: first.background,
      isLooping: request.isLooping, colorSpace: deck.colorSpace,
      frames: frames(zip(times, scenes.map { .list($0) }), of: id, scale: request.scale, request.formats),
      packed: files.packed(id, request.formats),
      memory: MemoryEstimate.bytes(of: first.canvas.size, scale: request.scale))
  }

  private static func name(of target: ListTarget) -> String {
    switch target {
    case .item(let id): return "toggle-\(id)"
    case .section(let key):
      let slug = Identifier.slug(key)
      return "toggle-section-\(slug.isEmpty ? "other" : slug)"
    }
  }

  // MARK: Sheets

  private func sheets() -> [SheetTask<SceneLayout>] {
    var names = IdentifierPool([])
    return deck.sheets.map { request in
      let (kind, state, pages) = pages(of: request)
      let id = names.claim(kind.rawValue)
      let scales = request.formats.contains(.png) ? request.scales : []
      return SheetTask(
        id: id, kind: kind, title: deck.title, state: state, colorSpace: deck.colorSpace,
        pages: pages.enumerated().map { index, content in
          .init(content: content, outputs: files.page(index + 1, of: id, scales: scales))
        },
        document: request.formats.contains(.pdf) ? DocumentOutput(path: OutputNames.document(id)) : nil,
        memory: pages.map { MemoryEstimate.bytes(of: $0.canvas.size, scale: scales.max() ?? 0) }.max() ?? 0)
    }
  }

  private func pages(of request: SheetRequest) -> (SheetKind, ListState?, [SceneLayout]) {
    switch request.content {
    case .list(let state):
      let pages = list.map { $0.pages(state, size: request.pageSize) } ?? []
      return (.sheet, state, pages.map { .list($0) })
    case .contact(let columns):
      let size = request.pageSize ?? ContactGrid.standardPage
      return (.contact, nil, contactPages(columns: columns, size: size).map { .contact($0) })
    }
  }

  private func contactPages(columns: Int, size: LayoutSize) -> [ContactPage] {
    let grid = ContactGrid(page: size, columns: columns, card: deck.pictureSize)
    // A grid without space for a card was rejected when the deck was read.
    guard grid.capacity > 0 else { return [] }
    let count = (cards.count + grid.capacity - 1) / grid.capacity
    return (0..<count).map { page in
      let shown = cards.dropFirst(page * grid.capacity).prefix(grid.capacity)
      return ContactPage(
        size: size, direction: deck.style.direction, title: deck.title, number: "\(page + 1) / \(count)",
        language: deck.locale, heading: grid.heading,
        cells: shown.enumerated().map { cell($1, at: $0, of: grid) })
    }
  }

  private func cell(_ card: Card, at index: Int, of grid: ContactGrid) -> ContactPage.Cell {
    let place = grid.cell(index, direction: deck.style.direction)
    let texts = card.listTexts(deck.style.decoration.caption.numerals)
    return ContactPage.Cell(
      id: card.id, rect: place.picture, caption: place.caption, name: texts.primary, suffix: texts.suffix,
      language: card.language)
  }

  // MARK: Cards

  /// The cards that a scene may show, and which of them is in front.
  private struct VisibleCards {
    var cards: ArraySlice<Card>
    var front: Int
    var ids: [CardID] { cards.map(\.id) }
    var frontCard: CardID { cards[cards.startIndex + front].id }

    /// The placements with their cards.
    func placed(_ placements: [Placement]) -> [(card: Card, Placement)] {
      placements.compactMap { placement in
        cards.first { $0.id == placement.card }.map { ($0, placement) }
      }
    }
  }

  /// The cards that are visible if the card with the index `front` of the deck is in front: from it on, the
  /// maximum number that a scene shows; in a strip, all. Nil if that card cannot be drawn; but the first card
  /// of the deck is replaced by the next.
  private func visible(from front: Int) -> VisibleCards? {
    guard let place = cards.firstIndex(where: { $0.index >= front }),
      front == 0 || cards[place].index == front
    else { return nil }
    guard deck.style.layout.strip == nil else { return VisibleCards(cards: cards[...], front: place) }
    let count = (deck.style.layout.visibleCount ?? 0) + 1
    return VisibleCards(cards: cards[place...].prefix(count), front: 0)
  }

  private func canvas(around placements: some Sequence<Placement>) -> LayoutRect {
    SceneCanvas.rect(around: placements, in: deck.style)
  }
}
