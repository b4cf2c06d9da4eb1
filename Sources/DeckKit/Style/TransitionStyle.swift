/// How long a transition takes and along which curve.
public struct CurveAnimation: Codable, Sendable, Hashable {
  /// Seconds.
  public var duration: Double
  /// The easing.
  public var curve: CubicBezier

  /// An animation of `duration` seconds along `curve`.
  public init(duration: Double, curve: CubicBezier) {
    self.duration = duration
    self.curve = curve
  }

  /// Eased progress 0…1 at `time` seconds after the start.
  public func progress(at time: Double) -> Double {
    guard duration > 0 else { return time < 0 ? 0 : 1 }
    // A time that is the end's but for rounding is the end's.
    guard time < duration - 1e-9 else { return 1 }
    return curve.value(at: max(time / duration, 0))
  }
}

/// How a committed card leaves.
public struct ExitStyle: Codable, Sendable, Hashable {
  /// Its time and curve.
  public var animation: CurveAnimation
  /// How far the card goes on from where it was let go, in points; x is mirrored for an exit to the left.
  public var offset: LayoutPoint
  /// Opacity at the end, 0…1.
  public var opacity: Double

  /// An exit of all its parts.
  public init(animation: CurveAnimation, offset: LayoutPoint, opacity: Double) {
    self.animation = animation
    self.offset = offset
    self.opacity = opacity
  }
}
