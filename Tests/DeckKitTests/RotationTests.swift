import DeckKit
import Foundation
import TestSupport
import Testing

@Suite struct RotationTests {
  private let motion = DeckMotion(.stack())

  private func rotation(_ tx: Double) -> Double { motion.drag(LayoutPoint(x: tx, y: 3)).rotation }

  /// tan(40·k / 600) = tan(k / 15). It reaches π/4 at tx = 600 · atan(π/4) = 399.46, so it is clamped for |k|
  /// ≥ 10 (400) and not for |k| ≤ 9 (360).
  @Test(arguments: -25...25)
  func isTheTangentUpToTheClamp(k: Int) {
    let expected = abs(k) <= 9 ? tan(Double(k) / 15) : k > 0 ? Double.pi / 4 : -Double.pi / 4
    #expect(isNear(rotation(40 * Double(k)), expected, within: 1e-12))
  }

  /// Values of the tangent from its series x + x³/3 + 2x⁵/15 + …, where x = tx / 600.
  @Test(arguments: [
    (0.0, 0.0), (40, 0.066_765_607_998), (150, 0.255_341_921_221), (260, 0.462_661_659_664),
    (360, 0.684_136_808_342),
  ])
  func knownValues(tx: Double, angle: Double) {
    #expect(isNear(rotation(tx), angle, within: 1e-11))
    #expect(isNear(rotation(-tx), -angle, within: 1e-11))
  }

  /// The poles of the tangent are at tx = ±πW, ±3πW, …; πW = 942.48.
  @Test(arguments: [
    399.5, 942, 300 * Double.pi, 300 * Double.pi.nextUp, 943, 1884, 900 * Double.pi, 3000, 1e9,
    .greatestFiniteMagnitude, .infinity,
  ])
  func hasNoPole(tx: Double) {
    #expect(rotation(tx) == .pi / 4)
    #expect(rotation(-tx) == -.pi / 4)
  }

  @Test func neverTurnsBackAsTheDragGrows() {
    let angles = stride(from: -4000.0, through: 4000, by: 0.5).map(rotation)
    #expect(zip(angles, angles.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(angles.allSatisfy { abs($0) <= .pi / 4 })
  }

  /// In a container of twice the width the same rotation takes twice the offset: tan(520 / 1200) = tan(260 /
  /// 600).
  @Test func theWayScalesAndTheAngleDoesNot() {
    let wide = DeckMotion(.stack(size: LayoutSize(width: 600, height: 100)))
    #expect(isNear(wide.drag(LayoutPoint(x: 520, y: 0)).rotation, 0.462_661_659_664, within: 1e-11))
    #expect(wide.drag(LayoutPoint(x: 1e6, y: 0)).rotation == .pi / 4)
  }

  @Test func aLimitOfZeroNeverTurns() {
    let rule = RotationRule(distance: 600, function: .tangent, limit: 0)
    #expect(rule.angle(forOffset: 300) == 0 && rule.angle(forOffset: -1e9) == 0)
  }

  @Test(arguments: [(0.0, 0.0), (-70, 35), (300, -12.5)])
  func aDragMovesTheCentreWithTheFinger(tx: Double, ty: Double) {
    let drag = motion.drag(LayoutPoint(x: tx, y: ty))
    #expect(drag.tx == tx && drag.ty == ty)
    #expect(drag.anchor == LayoutPoint(x: 0.5, y: 0.5))
    // The container's centre is (150, 200).
    let center = drag.apply(to: LayoutPoint(x: 150, y: 200), in: motion.rest(slot: 0))
    #expect(center == LayoutPoint(x: 150 + tx, y: 200 + ty))
  }
}
