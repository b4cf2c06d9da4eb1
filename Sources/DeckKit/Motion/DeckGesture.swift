/// A gesture of any style.
public enum DeckGesture: Sendable, Hashable {
  /// A swipe that commits the front card or returns it.
  case swipe(SwipeKind)
  /// A page turn.
  case turn(PageTurn)
  /// A section or item is opened or closed.
  case toggle(ListTarget)
  /// The front card over tilted cards is dragged and springs back.
  case drag

  /// The name in manifests and deck files: `like`, `nope`, `return`, `forward`, `back`, `toggle` or `drag`.
  public var kind: String {
    switch self {
    case .swipe(let kind): kind.rawValue
    case .turn(let turn): turn.rawValue
    case .toggle: "toggle"
    case .drag: "drag"
    }
  }

  /// Creates the gesture with the given name; nil if the name is unknown, or `toggle`, which needs a target.
  public init?(kind: String) {
    if let swipe = SwipeKind(rawValue: kind) {
      self = .swipe(swipe)
    } else if let turn = PageTurn(rawValue: kind) {
      self = .turn(turn)
    } else if kind == Self.drag.kind {
      self = .drag
    } else {
      return nil
    }
  }

  /// The gestures that `style` supports, except toggles, whose targets depend on the deck.
  public static func all(of style: DeckStyle) -> [DeckGesture] {
    switch style.layout {
    case .slots: style.release == nil ? [.swipe(.return)] : SwipeKind.allCases.map { .swipe($0) }
    case .strip: style.release == nil ? [] : PageTurn.allCases.map { .turn($0) }
    case .tilted: [.drag]
    case .list, .other: []
    }
  }

  /// The default finger path; nil for a toggle, which is a tap.
  public func defaultPath(for style: DeckStyle) -> FingerPath? {
    switch self {
    case .swipe(let kind): kind.defaultPath(for: style)
    case .turn(let turn): turn.defaultPath(for: style)
    case .drag: .defaultDrag(for: style)
    case .toggle: nil
    }
  }
}
