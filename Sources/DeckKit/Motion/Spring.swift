import Foundation

/// A damped spring that pulls a value from 0 to 1: mass · x″ = −stiffness · (x − 1) − damping · x′.
///
/// Written as mass, stiffness and damping, since the springs of different systems do not map one to one.
/// Solved in closed form for weak, critical and strong damping alike.
public struct Spring: Codable, Sendable, Hashable {
  /// Mass; more of it makes the spring slower.
  public var mass: Double
  /// Force per unit of distance.
  public var stiffness: Double
  /// Force per unit of velocity.
  public var damping: Double

  /// A spring of its three constants, all above zero.
  public init(mass: Double, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// A spring of mass 1 that would swing once in `response` seconds undamped.
  ///
  /// - Parameter dampingFraction: 1 just keeps it from swinging; less lets it swing.
  public init(response: Double, dampingFraction: Double) {
    let frequency = 2 * Double.pi / response
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * dampingFraction * frequency)
  }

  /// Angular frequency without damping, radians a second.
  var frequency: Double { (stiffness / mass).squareRoot() }
  /// 1 for critical damping.
  var ratio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// How far the value is `time` seconds after it was let go: 0 at first, 1 in the end, beyond it where it
  /// swings over.
  ///
  /// - Parameter velocity: at time 0, in distances a second.
  public func value(at time: Double, velocity: Double = 0) -> Double {
    guard time > 0 else { return 0 }
    return 1 - displacement(at: time, velocity: velocity)
  }

  /// The distance that is left, of one that was 1 at time 0 and shrank by `velocity` a second.
  private func displacement(at time: Double, velocity: Double = 0) -> Double {
    let (even, odd) = solutions(at: time)
    return even + (ratio * frequency - velocity) * odd
  }

  /// The solutions that begin at 1 with the decay's own slope, and at 0 with slope 1.
  func solutions(at time: Double) -> (even: Double, odd: Double) {
    let decay = ratio * frequency
    let gap = (1 - ratio) * (1 + ratio)
    let spread = frequency * abs(gap).squareRoot()
    guard gap < 0 else {
      let envelope = exp(-decay * time)
      return (envelope * cos(spread * time), envelope * (gap > 0 ? sin(spread * time) / spread : time))
    }
    // The slower rate is the quotient and not the difference, which would lose its digits.
    let slow = exp(-frequency * frequency / (decay + spread) * time)
    let fast = exp(-(decay + spread) * time)
    return ((slow + fast) / 2, -slow * expm1(-2 * spread * time) / (2 * spread))
  }

  /// Seconds until the distance that is left stays below `tolerance` of the way.
  public func settlingTime(tolerance: Double = 0.001) -> Double {
    var (low, high) = (0.0, 1 / frequency)
    // A spring without damping never settles; that takes for ever, but not to find out.
    while bound(at: high) > tolerance, high.isFinite { high *= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bound(at: middle) > tolerance { low = middle } else { high = middle }
    }
    return high
  }

  /// What the distance left never exceeds from `time` on; falls steadily.
  private func bound(at time: Double) -> Double {
    guard ratio < 1 else { return displacement(at: time) }
    let decay = ratio * frequency
    return exp(-decay * time) * min(1 / ((1 - ratio) * (1 + ratio)).squareRoot(), 1 + decay * time)
  }
}
