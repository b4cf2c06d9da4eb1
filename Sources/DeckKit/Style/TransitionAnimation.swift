/// The timing of a transition: a duration and an easing curve, or a spring.
public struct TransitionAnimation: Codable, Sendable, Hashable {
  /// Duration of the curve in seconds.
  public var duration: Double
  /// The easing curve.
  public var curve: CubicBezier
  /// The spring, which replaces duration and curve if not nil. Clients without springs use duration and
  /// curve.
  @Nullable public var spring: Spring?

  /// Creates an animation of `duration` seconds along `curve`.
  public init(duration: Double, curve: CubicBezier) {
    self.duration = duration
    self.curve = curve
    spring = nil
  }

  /// Creates an animation by `spring`. Its duration is the spring's settling time and its curve
  /// ``CubicBezier/easeInOut``.
  public init(spring: Spring) {
    duration = spring.settlingTime()
    curve = .easeInOut
    self.spring = spring
  }

  /// The duration in seconds. With a spring, it is the time until 1/1000 of the distance remains.
  public var length: Double { spring?.settlingTime() ?? duration }

  /// The progress `time` seconds after the start: 0 before the start, 1 after the end. Springs and some
  /// curves exceed 1 in between.
  public func progress(at time: Double) -> Double {
    let length = length
    guard length > 0 else { return time < 0 ? 0 : 1 }
    // Tolerate rounding errors at the end.
    guard time < length - 1e-9 else { return 1 }
    return spring?.value(at: time) ?? curve.value(at: max(time / length, 0))
  }
}
