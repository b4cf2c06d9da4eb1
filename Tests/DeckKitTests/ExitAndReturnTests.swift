import DeckKit
import TestSupport
import Testing

@Suite struct ExitAndReturnTests {
  private let motion = DeckMotion(.stack())

  /// The end position is the release point plus (±200, 75).
  @Test(
    arguments: [
      (260, 0, .right, 460, 75), (251, -40, .right, 451, 35), (700, 300, .right, 900, 375),
      (-225, 0, .left, -425, 75), (-216, 30, .left, -416, 105),
    ] as [(Double, Double, SwipeDirection, Double, Double)])
  func anExitEndsAtItsOffset(tx: Double, ty: Double, side: SwipeDirection, endX: Double, endY: Double) {
    for time in [0.2, 0.3, 100] {
      let (transform, opacity) = motion.exit(from: LayoutPoint(x: tx, y: ty), to: side, at: time)
      #expect(isNear(transform.tx, endX) && isNear(transform.ty, endY))
      #expect(opacity == 0)
    }
  }

  /// At half of the time the progress is 0.5; at a quarter it is 0.129161931 (`EasingTests`): 260 + 200 ·
  /// 0.129161931 = 285.8323862, 75 · 0.129161931 = 9.687144829, 1 − 0.129161931 = 0.870838069.
  @Test(
    arguments: [
      (0, 260, 0, 1), (0.05, 285.832_386_2, 9.687_144_829, 0.870_838_069), (0.1, 360, 37.5, 0.5),
      (0.2, 460, 75, 0),
    ] as [(Double, Double, Double, Double)])
  func anExitFollowsItsCurve(time: Double, x: Double, y: Double, opacity: Double) {
    let exit = motion.exit(from: LayoutPoint(x: 260, y: 0), to: .right, at: time)
    #expect(isNear(exit.transform.tx, x, within: 1e-6) && isNear(exit.transform.ty, y, within: 1e-6))
    #expect(isNear(exit.opacity, opacity, within: 1e-8))
  }

  /// The rotation stays tan(260 / 600) and −tan(225 / 600).
  @Test(arguments: [0, 0.07, 0.1, 0.2, 5])
  func anExitKeepsTheRotation(time: Double) {
    let right = motion.exit(from: LayoutPoint(x: 260, y: 9), to: .right, at: time).transform
    #expect(isNear(right.rotation, 0.462_661_659_664, within: 1e-11))
    let left = motion.exit(from: LayoutPoint(x: -225, y: 9), to: .left, at: time).transform
    #expect(isNear(left.rotation, -0.393_626_575_926, within: 1e-11))
  }

  /// At W = 450 the offset is (300, 112.5).
  @Test func anExitScales() {
    let wide = DeckMotion(.stack(size: LayoutSize(width: 450, height: 400)))
    let end = wide.exit(from: LayoutPoint(x: 400, y: 10), to: .right, at: 0.2).transform
    #expect(isNear(end.tx, 700) && isNear(end.ty, 122.5))
  }

  /// A curve may overshoot; opacity is clamped.
  @Test func opacityStaysAFractionOnAnOvershootingCurve() {
    var style = DeckStyle.stack()
    style.exit?.animation.curve = CubicBezier(0.3, -2, 0.7, 3)
    let motion = DeckMotion(style)
    let opacities = (0...40).map {
      motion.exit(from: LayoutPoint(x: 260, y: 0), to: .right, at: Double($0) / 200).opacity
    }
    #expect(opacities.allSatisfy { $0 >= 0 && $0 <= 1 })
    #expect(opacities.first == 1 && opacities.last == 0)
  }

  @Test(arguments: [(150.0, 0.0), (250, -80), (-215, 33), (0, 0)])
  func aReturnEndsWhereItAllBegan(tx: Double, ty: Double) {
    let from = LayoutPoint(x: tx, y: ty)
    #expect(motion.return(from: from, at: 0) == motion.drag(from))
    #expect(motion.return(from: from, at: 0.2) == .identity)
    #expect(motion.return(from: from, at: 9) == .identity)
  }

  /// At half of the time: half of (150, −80) and of tan(150 / 600) = 0.255341921. At a quarter the factor is
  /// 0.870838069: 130.62571, −69.66704552, 0.222361457.
  @Test(arguments: [(0.1, 75, -40, 0.127_670_960_6), (0.05, 130.625_710_3, -69.667_045_5, 0.222_361_465_5)])
  func aReturnFollowsItsCurve(time: Double, x: Double, y: Double, rotation: Double) {
    let transform = motion.return(from: LayoutPoint(x: 150, y: -80), at: time)
    #expect(isNear(transform.tx, x, within: 1e-6) && isNear(transform.ty, y, within: 1e-6))
    #expect(isNear(transform.rotation, rotation, within: 1e-8))
  }

  /// The second card's frame changes from (10, 10, 280, 400) to (0, 0, 300, 400), the third's from (20, 20,
  /// 260, 400).
  @Test func theRestMovesUp() {
    #expect(motion.advance(slot: 1, at: 0) == LayoutRect(x: 10, y: 10, width: 280, height: 400))
    #expect(motion.advance(slot: 1, at: 0.2) == LayoutRect(x: 0, y: 0, width: 300, height: 400))
    #expect(motion.advance(slot: 2, at: 0.2) == LayoutRect(x: 10, y: 10, width: 280, height: 400))
    let middle = motion.advance(slot: 2, at: 0.1)
    #expect(isNear(middle.x, 15) && isNear(middle.y, 15) && isNear(middle.width, 270))
    #expect(middle.height == 400)
  }

  /// Also in a container whose frames are not exact binary fractions.
  @Test func theRestEndsExactlyOnItsSlots() {
    for width in 16...4096 {
      let motion = DeckMotion(.stack(size: LayoutSize(width: Double(width), height: 431)))
      for slot in 1...2 {
        #expect(motion.advance(slot: slot, at: 0) == motion.rest(slot: slot))
        #expect(motion.advance(slot: slot, at: 0.2) == motion.rest(slot: slot - 1))
      }
    }
  }
}
