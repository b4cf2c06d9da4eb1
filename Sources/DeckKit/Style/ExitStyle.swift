/// The exit of a committed card. The rotation at the release is kept.
public struct ExitStyle: Codable, Sendable, Hashable {
  /// The timing of the exit.
  public var animation: TransitionAnimation
  /// The translation from the release to the end of the exit, in points. x is negated for an exit to the
  /// left.
  public var offset: LayoutPoint
  /// Opacity at the end, 0…1.
  public var opacity: Double

  /// Creates an exit with the given values.
  public init(animation: TransitionAnimation, offset: LayoutPoint, opacity: Double) {
    self.animation = animation
    self.offset = offset
    self.opacity = opacity
  }
}
