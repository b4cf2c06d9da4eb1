/// The condition on which the release of a card or page commits.
public struct ReleaseRule: Codable, Sendable, Hashable {
  /// Limit of the projected offset to the right in points. A release beyond it commits to the right.
  public var right: Double
  /// Limit of the projected offset to the left in points, a negative number. A release beyond it commits to
  /// the left.
  public var left: Double
  /// Time in seconds by which the offset is projected at the release velocity; 0 uses the offset itself.
  public var projection: Double
  /// Speed limit in points per second. A release at a greater speed away from the position at rest commits at
  /// any offset; nil to ignore the speed.
  @Nullable public var velocity: Double?

  /// Creates a rule with the given values.
  public init(right: Double, left: Double, projection: Double = 0, velocity: Double? = nil) {
    self.right = right
    self.left = left
    self.projection = projection
    self.velocity = velocity
  }

  /// The result of a release at `offset` (points from the position at rest) with `velocity` (points per
  /// second). An offset equal to a limit does not commit.
  public func decision(at offset: LayoutPoint, velocity: LayoutPoint = .zero) -> ReleaseDecision {
    let end = offset.x + projection * velocity.x
    if end > right || isThrown(offset.x, velocity.x) { return .exit(.right) }
    if end < left || isThrown(-offset.x, -velocity.x) { return .exit(.left) }
    return .return
  }

  /// Whether the speed exceeds the limit in the direction of the offset.
  private func isThrown(_ offset: Double, _ speed: Double) -> Bool {
    velocity.map { speed > $0 && offset > 0 } ?? false
  }
}

/// A side to which a card leaves.
public enum SwipeDirection: String, Codable, Sendable, Hashable, CaseIterable {
  /// The left side.
  case left
  /// The right side.
  case right

  /// 1 for right, −1 for left.
  public var sign: Double { self == .right ? 1 : -1 }
}

/// The result of a release.
public enum ReleaseDecision: Sendable, Hashable {
  /// The card is committed and leaves to a side.
  case exit(SwipeDirection)
  /// The card returns to its position at rest.
  case `return`
}
