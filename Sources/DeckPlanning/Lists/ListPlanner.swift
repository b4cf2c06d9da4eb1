import DeckKit

/// Lays out the pictures of one list.
struct ListPlanner {
  let style: DeckStyle
  let layout: ListLayout
  let sections: [DeckSection]
  let metrics: ListMetrics

  /// The maximum height of a page in points; at scale 3, about the maximum height of a Cairo surface.
  static let maximumHeight = 10_000.0

  /// The maximum height of pages without a given size. It limits the pixels at scale 3 to those of any other
  /// scene.
  private var ownHeight: Double {
    min(Self.maximumHeight, (SceneSizeCheck.maximumPixels / (9 * style.size.width)).rounded(.down))
  }

  /// Creates a planner for the sections of `cards`; nil if the style is not a list.
  init?(of cards: [Card], deck: Deck, metrics: ListMetrics) {
    style = deck.listStyle
    guard let list = style.layout.list else { return nil }
    layout = list
    sections = DeckSection.grouping(cards, locale: deck.locale)
    self.metrics = metrics
  }

  private var motion: DeckMotion { DeckMotion(style) }

  /// The visible part of the list with everything closed, on a screen.
  var screen: ListScene {
    scene(
      of: motion.rows(of: sections, metrics: metrics) { _ in 0 },
      on: LayoutRect(x: 0, y: 0, width: style.size.width, height: style.size.height))
  }

  // MARK: Pages

  /// The list in `state` on pages of `size`. On pages that are wider than the list, it is centred.
  func pages(_ state: ListState, size: LayoutSize?) -> [ListScene] {
    let rows = motion.rows(of: sections, metrics: metrics, openness: state.openness)
    let side = max(0, ((size?.width ?? style.size.width) - style.size.width) / 2)
    let margin = min(side, layout.groupSpacing)
    let height = (size?.height ?? ownHeight) - 2 * margin
    return ListPages(height: height).pages(of: rows).map { page in
      let (top, bottom) = (page[0].frame.y, page[page.count - 1].frame.maxY)
      let canvas = LayoutRect(
        x: 0 - side, y: top - margin, width: style.size.width + 2 * side,
        height: max(size?.height ?? 0, (bottom - top + 2 * margin).rounded(.up)))
      return scene(of: page, from: rows, on: canvas)
    }
  }

  // MARK: Openings

  /// The times and the scenes of the frames of a toggle; the screen is scrolled to the target.
  func frames(of timeline: ToggleTimeline, fps: Double) -> (times: [Double], scenes: [ListScene]) {
    let times = timeline.frameTimes(fps: fps)
    let rows = times.map(timeline.rows)
    let canvas = canvas(showing: timeline.target, in: rows)
    return (times, rows.map { scene(of: $0, on: canvas) })
  }

  /// The timeline of a toggle; nil if the list has no row for its target.
  func timeline(of request: ToggleRequest) -> ToggleTimeline? {
    guard has(request.target) else { return nil }
    return ToggleTimeline(
      motion: motion, sections: sections, metrics: metrics, state: request.state, target: request.target)
  }

  private func has(_ target: ListTarget) -> Bool {
    switch target {
    case .item(let id): sections.contains { $0.items.contains(id) }
    case .section(let key): sections.contains { $0.key == key }
    }
  }

  /// The card that a toggle is named for: the item's, or the section's first; nil for an empty section.
  func front(of target: ListTarget) -> CardID? {
    switch target {
    case .item(let id): id
    case .section(let key): sections.first { $0.key == key }?.items.first
    }
  }

  /// The visible rectangle: the top of the list, or, if the target would end below that, from the target's
  /// row on.
  private func canvas(showing target: ListTarget, in frames: [[ListRow]]) -> LayoutRect {
    let row = frames.lazy.compactMap { rows in rows.first { $0.target == target } }.first
    let bottom = frames.compactMap { rows in rows.last { $0.target == target }?.frame.maxY }.max() ?? 0
    let top = bottom > style.size.height ? row?.frame.y ?? 0 : 0
    return LayoutRect(x: 0, y: top.rounded(.down), width: style.size.width, height: style.size.height)
  }

  // MARK: Scenes

  /// The scene of the part of `rows` inside `canvas`. `all` has all rows of the list if `rows` are those of
  /// one page.
  private func scene(of rows: [ListRow], from all: [ListRow]? = nil, on canvas: LayoutRect) -> ListScene {
    let visible = rows.filter { $0.isVisible(in: canvas) }
    let ids = Set(visible.compactMap { if case .item(let id) = $0.target { id } else { nil } })
    return ListScene(
      canvas: canvas, background: style.background, direction: style.direction,
      layout: layout, rows: visible,
      placements: motion.placements(of: all ?? rows).filter { ids.contains($0.card) })
  }
}
