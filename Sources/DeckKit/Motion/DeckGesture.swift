/// The gestures of all styles.
public enum DeckGesture: Sendable, Hashable {
  /// A card is swiped, or not quite.
  case swipe(SwipeKind)
  /// A page is turned.
  case turn(PageTurn)
  /// A section or item opens or closes.
  case toggle(ListTarget)
  /// Tilted cards are dragged and spring back.
  case drag

  /// Its name in manifests and deck files: `like`, `nope`, `return`, `forward`, `back`, `toggle` or `drag`.
  public var kind: String {
    switch self {
    case .swipe(let kind): kind.rawValue
    case .turn(let turn): turn.rawValue
    case .toggle: "toggle"
    case .drag: "drag"
    }
  }

  /// The gesture of that name; nil for a toggle, which is one of something.
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

  /// The gestures that a style has, but for toggles, of which there are as many as sections and items.
  public static func all(of style: DeckStyle) -> [DeckGesture] {
    switch style.layout {
    case .slots: style.release == nil ? [.swipe(.return)] : SwipeKind.allCases.map { .swipe($0) }
    case .strip: style.release == nil ? [] : PageTurn.allCases.map { .turn($0) }
    case .tilted: [.drag]
    case .list, .other: []
    }
  }

  /// The finger's way unless a deck gives another; nil for a toggle, which is a tap.
  public func defaultPath(for style: DeckStyle) -> FingerPath? {
    switch self {
    case .swipe(let kind): kind.defaultPath(for: style)
    case .turn(let turn): turn.defaultPath(for: style)
    case .drag: .defaultDrag(for: style)
    case .toggle: nil
    }
  }
}
