import DeckKit
import Foundation
import Testing

/// Compares springs with numerical integration of the equation of motion and with solutions computed by hand.
@Suite struct SpringTests {
  static let springs: [Spring] = [
    Spring(response: 0.55, dampingFraction: 0.825), Spring(response: 0.3, dampingFraction: 0.1),
    Spring(response: 0.5, dampingFraction: 1), Spring(response: 0.5, dampingFraction: 1 - 1e-7),
    Spring(response: 0.5, dampingFraction: 1 + 1e-7), Spring(response: 0.5, dampingFraction: 1.5),
    Spring(response: 0.4, dampingFraction: 12), Spring(mass: 2.5, stiffness: 200, damping: 10),
    Spring(mass: 1, stiffness: 40, damping: 7),
  ]

  /// For response r = 0.55 s and damping fraction z = 0.825, the stiffness is (2π / r)² and the damping 4πz /
  /// r.
  @Test func responseAndFractionGiveTheConstants() {
    let spring = Spring(response: 0.55, dampingFraction: 0.825)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - 130.507_165_634) < 1e-6)
    #expect(abs(spring.damping - 18.849_555_9) < 1e-6)
  }

  /// Fourth-order Runge–Kutta integration in steps of 1/20,000 s.
  private func integrated(_ spring: Spring, velocity: Double, seconds: Double) -> [Double] {
    let step = 1.0 / 20_000
    func force(_ x: Double, _ v: Double) -> Double {
      (-spring.stiffness * (x - 1) - spring.damping * v) / spring.mass
    }
    var (x, v, values) = (0.0, velocity, [0.0])
    for _ in 0..<Int(seconds / step) {
      let (x1, v1) = (v, force(x, v))
      let (x2, v2) = (v + step / 2 * v1, force(x + step / 2 * x1, v + step / 2 * v1))
      let (x3, v3) = (v + step / 2 * v2, force(x + step / 2 * x2, v + step / 2 * v2))
      let (x4, v4) = (v + step * v3, force(x + step * x3, v + step * v3))
      x += step / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      values.append(x)
    }
    return values
  }

  @Test(arguments: springs, [0.0, 8, -3]) func followsTheEquationOfMotion(spring: Spring, velocity: Double) {
    for (index, expected) in integrated(spring, velocity: velocity, seconds: 1.5).enumerated()
    where index.isMultiple(of: 100) {
      let value = spring.value(at: Double(index) / 20_000, velocity: velocity)
      #expect(abs(value - expected) < 1e-9, "at \(index)")
    }
  }

  /// Stiffness 25, damping 6, mass 1: ω = 5, decay rate 3, frequency 4, so x = 1 − e^(−3t) (cos 4t + ¾ sin
  /// 4t).
  @Test func weakDampingByHand() {
    let spring = Spring(mass: 1, stiffness: 25, damping: 6)
    for time in [0.1, 0.5, 1, 2] {
      #expect(
        abs(spring.value(at: time) - (1 - exp(-3 * time) * (cos(4 * time) + 0.75 * sin(4 * time)))) < 1e-12)
    }
  }

  /// Stiffness 16, damping 8: 1 − e^(−4t) (1 + 4t). Stiffness 9, damping 10: rates 1 and 9, 1 − (9 e^(−t) −
  /// e^(−9t)) / 8.
  @Test func criticalAndStrongDampingByHand() {
    let (critical, strong) = (
      Spring(mass: 1, stiffness: 16, damping: 8), Spring(mass: 1, stiffness: 9, damping: 10)
    )
    for time in [0.1, 0.5, 1, 2] {
      #expect(abs(critical.value(at: time) - (1 - exp(-4 * time) * (1 + 4 * time))) < 1e-12)
      #expect(abs(strong.value(at: time) - (1 - (9 * exp(-time) - exp(-9 * time)) / 8)) < 1e-12)
    }
  }

  @Test(arguments: springs) func settles(spring: Spring) {
    let settled = spring.settlingTime(tolerance: 0.001)
    #expect(settled > 0 && settled.isFinite)
    for step in 0..<400 {
      #expect(abs(1 - spring.value(at: settled * (1 + Double(step) / 50))) <= 0.001 + 1e-12)
    }
    // After 30 % of the settling time the distance still exceeds the tolerance at some time.
    let unsettled = stride(from: 0.3, to: 1, by: 0.01).contains {
      abs(1 - spring.value(at: settled * $0)) > 0.001
    }
    #expect(unsettled)
  }

  @Test(arguments: springs) func beginsAtRest(spring: Spring) {
    #expect(spring.value(at: 0) == 0 && spring.value(at: -1) == 0)
    #expect(abs(spring.value(at: 1000) - 1) < 1e-12)
  }
}
