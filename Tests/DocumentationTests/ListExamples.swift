import DeckKit

/// The rows of the example of a list: one section of two cards.
extension MotionExamples {
  static var list: Numbers {
    let closed = rows(section: 1, first: 0)
    let half = rows(section: 1, first: 0.5)
    guard case .item(let item) = half[1].content, case .header(let header) = closed[0].content,
      case .header(let turned) = rows(section: 0.5, first: 1)[0].content
    else { return [:] }
    return [
      "section open, cards closed: y of header and rows": closed.map(\.frame.y),
      "section open, cards closed: heights": closed.map(\.frame.height),
      "section open, first card open: heights": rows(section: 1, first: 1).map(\.frame.height),
      "section open, first card half open: height of its row": [half[1].frame.height],
      "section open, first card half open: y of hairline, y of secondary text": [
        item.divider?.y ?? 0, item.secondary?.y ?? 0,
      ],
      "section half open, first card open: heights": rows(section: 0.5, first: 1).map(\.frame.height),
      "section half open: angle of the triangle": [turned.angle],
      "closed triangle: corners": header.triangle.flatMap { [$0.x, $0.y] },
    ]
  }

  private static func rows(section: Double, first: Double) -> [ListRow] {
    let item = ListMetrics.Item(primary: 34, secondary: 21)
    return DeckMotion(.sections()).rows(
      of: [DeckSection(key: "A", title: "A", items: ["ada", "alan"])],
      metrics: ListMetrics(["ada": item, "alan": item])
    ) { target in
      switch target {
      case .section: section
      case .item(let id): id == "ada" ? first : 0
      }
    }
  }
}
