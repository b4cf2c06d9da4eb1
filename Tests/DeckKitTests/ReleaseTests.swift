import DeckKit
import Testing

@Suite struct ReleaseTests {
  @Test(
    arguments: [
      (251, .exit(.right)), (250.0.nextUp, .exit(.right)), (250, .return), (249, .return), (0, .return),
      (-214, .return), (-215, .return), ((-215.0).nextDown, .exit(.left)), (-216, .exit(.left)),
      (1e9, .exit(.right)), (-1e9, .exit(.left)),
    ] as [(Double, ReleaseDecision)])
  func limitsAt300(tx: Double, decision: ReleaseDecision) {
    #expect(DeckMotion(.stack()).decision(at: LayoutPoint(x: tx, y: 0)) == decision)
  }

  @Test(arguments: [-1e6, -400.0, 0, 400, 1e6])
  func theHeightHasNoSay(ty: Double) {
    let motion = DeckMotion(.stack())
    #expect(motion.decision(at: LayoutPoint(x: 250, y: ty)) == .return)
    #expect(motion.decision(at: LayoutPoint(x: 251, y: ty)) == .exit(.right))
    #expect(motion.decision(at: LayoutPoint(x: -216, y: ty)) == .exit(.left))
  }

  /// At W = 600 the limits are 500 and −430.
  @Test(
    arguments: [
      (500, .return), (501, .exit(.right)), (-430, .return), (-431, .exit(.left)), (251, .return),
      (-216, .return),
    ] as [(Double, ReleaseDecision)])
  func limitsAt600(tx: Double, decision: ReleaseDecision) {
    let motion = DeckMotion(.stack(size: LayoutSize(width: 600, height: 400)))
    #expect(motion.decision(at: LayoutPoint(x: tx, y: 0)) == decision)
  }

  /// The original states the limits for the card's centre: > 400 and < −65, where the container's centre is
  /// 150.
  @Test func limitsAreThoseOfTheOriginalsCentre() {
    let rule = DeckStyle.stack().release
    #expect(rule.map { 150 + $0.right } == 400)
    #expect(rule.map { 150 + $0.left } == -65)
  }
}
