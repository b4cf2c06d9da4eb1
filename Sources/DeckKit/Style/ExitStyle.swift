/// How a committed card leaves; the rotation that it has when it is let go is kept.
public struct ExitStyle: Codable, Sendable, Hashable {
  /// Its time and curve.
  public var animation: TransitionAnimation
  /// How far the card goes on from where it was let go, in points; x is mirrored for an exit to the left.
  public var offset: LayoutPoint
  /// Opacity at the end, 0…1.
  public var opacity: Double

  /// An exit of all its parts.
  public init(animation: TransitionAnimation, offset: LayoutPoint, opacity: Double) {
    self.animation = animation
    self.offset = offset
    self.opacity = opacity
  }
}
