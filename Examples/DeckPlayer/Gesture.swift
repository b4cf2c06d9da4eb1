import DeckKit

/// Something that a person does to a deck.
enum Gesture {
  case swipe(SwipeKind)
  case turn(PageTurn)
  case drag
  case toggle(ListTarget)
  case undo
  case reset

  static let help = """
    gestures: like, nope, return (cards), forward, back (pages), drag (tilted cards), section:KEY, item:ID (lists),
              undo, reset
    """

  /// The gesture of that name.
  init?(_ name: String) {
    let parts: [Substring] = name.split(separator: ":", maxSplits: 1)
    switch (parts.first, parts.dropFirst().first.map(String.init)) {
    case ("section", let key?): self = .toggle(.section(key))
    case ("item", let id?): self = .toggle(.item(id))
    case ("drag", nil): self = .drag
    case ("undo", nil): self = .undo
    case ("reset", nil): self = .reset
    default:
      if let kind = SwipeKind(rawValue: name) {
        self = .swipe(kind)
      } else if let turn = PageTurn(rawValue: name) {
        self = .turn(turn)
      } else {
        return nil
      }
    }
  }

  /// One of each kind that a style has.
  static func all(of style: DeckStyle) -> [Gesture] {
    switch style.layout {
    case .slots: SwipeKind.allCases.map { .swipe($0) } + [.undo]
    case .strip: PageTurn.allCases.map { .turn($0) }
    case .tilted: [.drag]
    case .list, .other: []
    }
  }

  /// The finger's way; nil for what needs none.
  func path(for style: DeckStyle) -> FingerPath? {
    switch self {
    case .swipe(let kind): kind.defaultPath(for: style)
    case .turn(let turn): turn.defaultPath(for: style)
    case .drag: .defaultDrag(for: style)
    case .toggle, .undo, .reset: nil
    }
  }
}
