/// How the deck follows a finger.
public struct DragRule: Codable, Sendable, Hashable {
  /// The ways that count.
  public var axes: DragAxes
  /// Points that a card moves for each point of the finger.
  public var gain: Double
  /// Whether the card is under the finger at once or is pulled after it.
  public var follow: DragFollow
  /// The shadow under the front card while it is dragged, instead of its own; nil leaves its own.
  @Nullable public var shadow: Shadow?

  /// A rule of all its parts.
  public init(
    axes: DragAxes = .both, gain: Double = 1, follow: DragFollow = .direct, shadow: Shadow? = nil
  ) {
    self.axes = axes
    self.gain = gain
    self.follow = follow
    self.shadow = shadow
  }

  /// How far a card is moved when the finger has gone `translation`, both in points.
  public func offset(for translation: LayoutPoint) -> LayoutPoint {
    switch axes {
    case .both: translation * gain
    case .horizontal: LayoutPoint(x: translation.x * gain, y: 0)
    case .none: .zero
    }
  }
}

/// The ways of a finger that move a card.
public enum DragAxes: String, OpenEnumeration, Sendable, Hashable {
  case both
  case horizontal
  /// The deck is not dragged.
  case none

  /// Both.
  public static let fallback = DragAxes.both
  /// For messages.
  public static let noun = "choice of axes"
}

/// Whether a card is under the finger at once.
public enum DragFollow: String, OpenEnumeration, Sendable, Hashable {
  /// At once.
  case direct
  /// The spring of the style's return pulls it after the finger.
  case spring

  /// At once.
  public static let fallback = DragFollow.direct
  /// For messages.
  public static let noun = "way to follow"
}
