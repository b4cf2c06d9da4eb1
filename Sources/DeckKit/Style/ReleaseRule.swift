/// When letting go commits a card, or a page, to a side.
public struct ReleaseRule: Codable, Sendable, Hashable {
  /// A card that is, or is predicted to come, further right than this many points goes right.
  public var right: Double
  /// A card that is, or is predicted to come, further left than this many points, a negative number, goes
  /// left.
  public var left: Double
  /// Seconds that the finger is taken to go on at its velocity.
  public var projection: Double
  /// A card thrown faster than this many points a second, away from its place, leaves wherever it is; nil:
  /// none does.
  @Nullable public var velocity: Double?

  /// A rule of all its parts.
  public init(right: Double, left: Double, projection: Double = 0, velocity: Double? = nil) {
    self.right = right
    self.left = left
    self.projection = projection
    self.velocity = velocity
  }

  /// What happens to a card let go at `offset` (points from its place) with `velocity` (points a second);
  /// exactly at a limit it returns.
  public func decision(at offset: LayoutPoint, velocity: LayoutPoint = .zero) -> ReleaseDecision {
    let end = offset.x + projection * velocity.x
    if end > right || isThrown(offset.x, velocity.x) { return .exit(.right) }
    if end < left || isThrown(-offset.x, -velocity.x) { return .exit(.left) }
    return .return
  }

  /// Whether a card is thrown away from its place: a flick back to it is none.
  private func isThrown(_ offset: Double, _ speed: Double) -> Bool {
    velocity.map { speed > $0 && offset > 0 } ?? false
  }
}

/// The side that a card leaves to.
public enum SwipeDirection: String, Codable, Sendable, Hashable, CaseIterable {
  case left
  case right

  /// 1 for right, −1 for left.
  public var sign: Double { self == .right ? 1 : -1 }
}

/// What happens to a card that is let go.
public enum ReleaseDecision: Sendable, Hashable {
  /// It leaves to a side.
  case exit(SwipeDirection)
  /// It goes back to its place.
  case `return`
}
