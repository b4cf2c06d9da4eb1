/// How long a transition takes and along what: a curve, or a spring.
public struct TransitionAnimation: Codable, Sendable, Hashable {
  /// Seconds along the curve.
  public var duration: Double
  /// The easing.
  public var curve: CubicBezier
  /// The spring that drives it instead of duration and curve, which are then for clients that have no
  /// springs.
  @Nullable public var spring: Spring?

  /// An animation of `duration` seconds along `curve`.
  public init(duration: Double, curve: CubicBezier) {
    self.duration = duration
    self.curve = curve
    spring = nil
  }

  /// An animation by `spring`; in its stead, an ease of the time in which it settles.
  public init(spring: Spring) {
    duration = spring.settlingTime()
    curve = .easeInOut
    self.spring = spring
  }

  /// Seconds until it has ended: the duration, or the time in which the spring settles to a thousandth of the
  /// way.
  public var length: Double { spring?.settlingTime() ?? duration }

  /// Progress at `time` seconds after the start: 0 before, 1 after the end; a spring and some curves go
  /// beyond 1 on the way.
  public func progress(at time: Double) -> Double {
    let length = length
    guard length > 0 else { return time < 0 ? 0 : 1 }
    // A time that is the end's but for rounding is the end's.
    guard time < length - 1e-9 else { return 1 }
    return spring?.value(at: time) ?? curve.value(at: max(time / length, 0))
  }
}
