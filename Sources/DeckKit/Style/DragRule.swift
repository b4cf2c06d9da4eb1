/// How the deck follows a drag.
public struct DragRule: Codable, Sendable, Hashable {
  /// The axes along which the card moves.
  public var axes: DragAxes
  /// The card's movement in points per point of the finger's movement.
  public var gain: Double
  /// Whether the card is at the finger's position or is pulled to it by a spring.
  public var follow: DragFollow
  /// The shadow of the front card while it is dragged; nil to keep that of its decoration.
  @Nullable public var shadow: Shadow?

  /// Creates a rule with the given values.
  public init(
    axes: DragAxes = .both, gain: Double = 1, follow: DragFollow = .direct, shadow: Shadow? = nil
  ) {
    self.axes = axes
    self.gain = gain
    self.follow = follow
    self.shadow = shadow
  }

  /// The card's offset for a finger translation, both in points.
  public func offset(for translation: LayoutPoint) -> LayoutPoint {
    switch axes {
    case .both: translation * gain
    case .horizontal: LayoutPoint(x: translation.x * gain, y: 0)
    case .none: .zero
    }
  }
}

/// The axes along which a drag moves a card.
public enum DragAxes: String, OpenEnumeration, Sendable, Hashable {
  /// Both axes.
  case both
  /// The horizontal axis only.
  case horizontal
  /// The card does not move.
  case none

  /// Unknown names decode as ``both``.
  public static let fallback = DragAxes.both
  /// The term in error messages.
  public static let noun = "drag axes"
}

/// How a card follows the finger.
public enum DragFollow: String, OpenEnumeration, Sendable, Hashable {
  /// The card is at the finger's position.
  case direct
  /// The spring of the style's `return` animation pulls the card to the finger's position.
  case spring

  /// Unknown names decode as ``direct``.
  public static let fallback = DragFollow.direct
  /// The term in error messages.
  public static let noun = "drag behaviour"
}
