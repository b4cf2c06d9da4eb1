import Foundation

/// A damped spring that pulls a value x from 0 to 1: mass · x″ = −stiffness · (x − 1) − damping · x′.
///
/// Encoded as mass, stiffness and damping, because the parameters of other spring APIs do not map one to one.
/// The closed-form solution covers underdamped, critically damped and overdamped springs.
public struct Spring: Codable, Sendable, Hashable {
  /// Mass. A greater mass makes the spring slower.
  public var mass: Double
  /// Force per unit of distance.
  public var stiffness: Double
  /// Force per unit of velocity.
  public var damping: Double

  /// Creates a spring from its constants, all greater than 0.
  public init(mass: Double, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// Creates a spring of mass 1 whose undamped period is `response` seconds.
  ///
  /// - Parameter dampingFraction: 1 for critical damping, less for a spring that oscillates.
  public init(response: Double, dampingFraction: Double) {
    let frequency = 2 * Double.pi / response
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * dampingFraction * frequency)
  }

  /// Undamped angular frequency in radians per second.
  var frequency: Double { (stiffness / mass).squareRoot() }
  /// Damping ratio; 1 for critical damping.
  var ratio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The value at `time` seconds: 0 at time 0 and approaching 1, which an underdamped spring exceeds.
  ///
  /// - Parameter velocity: the initial velocity, per second.
  public func value(at time: Double, velocity: Double = 0) -> Double {
    guard time > 0 else { return 0 }
    return 1 - displacement(at: time, velocity: velocity)
  }

  /// The remaining displacement at `time`, 1 at time 0, with initial velocity −`velocity`.
  private func displacement(at time: Double, velocity: Double = 0) -> Double {
    let (even, odd) = solutions(at: time)
    return even + (ratio * frequency - velocity) * odd
  }

  /// Two fundamental solutions of the homogeneous equation. `even` starts at 1 with the slope of the decay
  /// −ζω, `odd` at 0 with slope 1.
  func solutions(at time: Double) -> (even: Double, odd: Double) {
    let decay = ratio * frequency
    let gap = (1 - ratio) * (1 + ratio)
    let spread = frequency * abs(gap).squareRoot()
    guard gap < 0 else {
      let envelope = exp(-decay * time)
      return (envelope * cos(spread * time), envelope * (gap > 0 ? sin(spread * time) / spread : time))
    }
    // The slower rate as a quotient; the difference of two rates would cancel digits.
    let slow = exp(-frequency * frequency / (decay + spread) * time)
    let fast = exp(-(decay + spread) * time)
    return ((slow + fast) / 2, -slow * expm1(-2 * spread * time) / (2 * spread))
  }

  /// Seconds until the displacement stays below `tolerance` of the distance; infinite without damping.
  public func settlingTime(tolerance: Double = 0.001) -> Double {
    var (low, high) = (0.0, 1 / frequency)
    // Without damping the bound never falls; the loop ends when the time overflows to infinity.
    while bound(at: high) > tolerance, high.isFinite { high *= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bound(at: middle) > tolerance { low = middle } else { high = middle }
    }
    return high
  }

  /// An upper bound of the displacement from `time` on; decreases monotonically.
  private func bound(at time: Double) -> Double {
    guard ratio < 1 else { return displacement(at: time) }
    let decay = ratio * frequency
    return exp(-decay * time) * min(1 / ((1 - ratio) * (1 + ratio)).squareRoot(), 1 + decay * time)
  }
}
