import DeckKit
import Foundation
import TestSupport
import Testing

@Suite struct EasingTests {
  /// Newton's method on the polynomial of (0.42, 0, 0.58, 1).
  ///
  /// With x1 = 0.42 and x2 = 0.58, x(t) = (1 + 3·x1 − 3·x2)·t³ + (3·x2 − 6·x1)·t² + 3·x1·t = 0.52·t³ −
  /// 0.78·t² + 1.26·t; with y1 = 0 and y2 = 1, y(t) = 3·t² − 2·t³.
  static func easeInOut(_ progress: Double) -> Double {
    var t = progress
    for _ in 0..<50 {
      let x = ((0.52 * t - 0.78) * t + 1.26) * t
      t -= (x - progress) / ((1.56 * t - 1.56) * t + 1.26)
    }
    return 3 * t * t - 2 * t * t * t
  }

  @Test func agreesWithNewtonsMethod() {
    for step in 0...1000 {
      let progress = Double(step) / 1000
      #expect(isNear(CubicBezier.easeInOut.value(at: progress), Self.easeInOut(progress), within: 1e-9))
    }
  }

  @Test(arguments: [
    (0.1, 0.019_722_453_548), (0.25, 0.129_161_931_047), (0.5, 0.5), (0.75, 0.870_838_068_953),
    (0.9, 0.980_277_546_452),
  ])
  func knownValues(progress: Double, eased: Double) {
    #expect(isNear(CubicBezier.easeInOut.value(at: progress), eased, within: 1e-11))
  }

  @Test(arguments: [CubicBezier.easeInOut, .linear, CubicBezier(0, 0, 0, 1), CubicBezier(1, 0.3, 1, -0.4)])
  func beginsAtZeroAndEndsAtOne(curve: CubicBezier) {
    #expect(curve.value(at: 0) == 0 && curve.value(at: -1) == 0)
    #expect(curve.value(at: 1) == 1 && curve.value(at: 2) == 1)
  }

  @Test func isSymmetricAndNeverFalls() {
    let values = (0...2000).map { CubicBezier.easeInOut.value(at: Double($0) / 2000) }
    #expect(zip(values, values.reversed()).allSatisfy { isNear($0 + $1, 1, within: 1e-12) })
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func anEvenCurveChangesNothing() {
    for step in 0...100 {
      let progress = Double(step) / 100
      #expect(isNear(CubicBezier.linear.value(at: progress), progress, within: 1e-12))
    }
  }

  /// With x1 = 1 and x2 = 0, x(t) = t·(4·t² − 6·t + 3), whose slope is 0 at t = 1/2, where x = 1/2. With y1 =
  /// 0 and y2 = 0, y(t) = t³. The slope of the curve is infinite there.
  @Test func theSteepestCurve() {
    let curve = CubicBezier(1, 0, 0, 0)
    // t = 1/4: x = (4/16 − 6/4 + 3) / 4 = 0.4375, y = 1/64; t = 3/4: x = 0.5625, y = 27/64.
    #expect(isNear(curve.value(at: 0.4375), 0.015_625, within: 1e-9))
    #expect(isNear(curve.value(at: 0.5625), 0.421_875, within: 1e-9))
  }

  @Test(arguments: [(-1.0, 0.0), (0, 0), (0.1, 0.5), (0.2, 1), (9, 1)])
  func anAnimationIsClampedToItsDuration(time: Double, progress: Double) {
    let animation = TransitionAnimation(duration: 0.2, curve: .easeInOut)
    #expect(isNear(animation.progress(at: time), progress))
  }

  @Test func anAnimationWithoutDurationIsOverAtOnce() {
    let animation = TransitionAnimation(duration: 0, curve: .easeInOut)
    #expect(animation.progress(at: -0.001) == 0)
    #expect(animation.progress(at: 0) == 1)
  }
}
