/// When letting go of a card commits it to a side.
public struct ReleaseRule: Codable, Sendable, Hashable {
  /// A card dragged further right than this many points goes right.
  public var right: Double
  /// A card dragged further left than this many points, a negative number, goes left.
  public var left: Double

  /// A rule of both limits.
  public init(right: Double, left: Double) {
    self.right = right
    self.left = left
  }

  /// What happens to a card let go at `translation`; exactly at a limit it returns.
  public func decision(at translation: LayoutPoint) -> ReleaseDecision {
    if translation.x > right { return .exit(.right) }
    if translation.x < left { return .exit(.left) }
    return .return
  }
}

/// The side that a card leaves to.
public enum SwipeDirection: String, Codable, Sendable, Hashable, CaseIterable {
  case left
  case right
}

/// What happens to a card that is let go.
public enum ReleaseDecision: Sendable, Hashable {
  /// It leaves to a side.
  case exit(SwipeDirection)
  /// It goes back to its place.
  case `return`
}
