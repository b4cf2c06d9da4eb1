import DeckKit
import TestSupport
import Testing

/// A screen of 375 × 667 with centred cards of 300 × 400.
@Suite struct TwoCardMotionTests {
  private let motion = DeckMotion(.twoCard())
  private static let frame = LayoutRect(x: 37.5, y: 133.5, width: 300, height: 400)

  @Test func twoCardsInOneFrame() {
    let placements = motion.placementsAtRest(of: ["a", "b", "c"])
    #expect(placements.map(\.card) == ["b", "a"] && placements.map(\.rect) == [Self.frame, Self.frame])
    #expect(placements.map(\.slot) == [1, 0] && placements.allSatisfy { $0.transform == .identity })
  }

  /// −0.785 · 100 / 187.5 = −0.41866667: a drag to the right rotates counterclockwise. Clamped from 187.5 on.
  @Test(
    arguments: [
      (100, -0.418_666_666_667), (-100, 0.418_666_666_667), (0, 0), (50, -0.209_333_333_333), (187.5, -0.785),
      (190, -0.785), (5000, -0.785), (-190, 0.785), (-5000, 0.785),
    ] as [(Double, Double)])
  func turns(tx: Double, rotation: Double) {
    let drag = motion.drag(LayoutPoint(x: tx, y: 77))
    #expect(drag.tx == tx && drag.ty == 0)
    #expect(isNear(drag.rotation, rotation))
  }

  /// The card's centre is 187.5 + offset; the limits are 75 and 300.
  @Test(
    arguments: [
      (112.6, .exit(.right)), (112.5, .return), (-112.5, .return), (-112.6, .exit(.left)), (0, .return),
    ] as [(Double, ReleaseDecision)])
  func releases(tx: Double, decision: ReleaseDecision) {
    #expect(motion.decision(at: LayoutPoint(x: tx, y: -300)) == decision)
  }

  @Test func aGainMovesTheCardLess() {
    var style = DeckStyle.twoCard()
    style.drag.gain = 0.1
    let motion = DeckMotion(style)
    #expect(isNear(motion.drag(LayoutPoint(x: 100, y: 0)).tx, 10))
    #expect(motion.decision(at: LayoutPoint(x: 1124, y: 0)) == .return)
    #expect(motion.decision(at: LayoutPoint(x: 1126, y: 0)) == .exit(.right))
    // The default path still moves the card 10 points beyond the limit.
    #expect(isNear(SwipeKind.like.defaultPath(for: style).releaseTranslation.x, 1225))
  }

  @Test(arguments: [(SwipeKind.like, 122.5, 1.0), (.nope, -122.5, -1)])
  func theExitGoesToItsOwnSide(kind: SwipeKind, released: Double, side: Double) {
    let timeline = SwipeTimeline(
      motion: motion, cards: ["a", "b", "c"], path: kind.defaultPath(for: motion.style))
    #expect(isNear(timeline.duration, 0.6))
    let middle = timeline.placements(at: 0.5)
    // During the exit only the back card is under the leaving card; the next card is added afterwards.
    #expect(middle.map(\.card) == ["b", "a"])
    #expect(isNear(middle[1].transform.tx, released + side * 187.5) && isNear(middle[1].opacity, 0.5))
    // −0.785 · 122.5 / 187.5
    #expect(isNear(middle[1].transform.rotation, side * -0.512_866_666_667))
    let end = timeline.placements(at: 0.6)
    #expect(end.map(\.card) == ["c", "b", "a"])
    #expect(isNear(end[2].transform.tx, released + side * 375) && end[2].opacity == 0)
    #expect(end.dropLast().allSatisfy { $0.rect == Self.frame && $0.transform == .identity })
  }

  @Test func theReturn() {
    let timeline = SwipeTimeline(
      motion: motion, cards: ["a", "b"], path: SwipeKind.return.defaultPath(for: motion.style))
    // 60 % of 112.5 in 0.3 s, return in 0.2 s.
    #expect(isNear(timeline.placements(at: 0.3).last?.transform.tx ?? .nan, 67.5))
    #expect(isNear(timeline.placements(at: 0.4).last?.transform.tx ?? .nan, 33.75))
    #expect(timeline.placements(at: 0.5) == motion.placementsAtRest(of: ["a", "b"]))
  }

  @Test(arguments: [("a", ["a"], ["a"]), ("ab", ["b", "a"], ["b", "a"]), ("", [], [])])
  func theEndOfTheDeck(cards: String, before: [String], after: [String]) {
    let timeline = SwipeTimeline(
      motion: motion, cards: cards.map { CardID(rawValue: String($0)) },
      path: SwipeKind.like.defaultPath(for: motion.style))
    #expect(timeline.placements(at: 0).map(\.card.rawValue) == before)
    #expect(timeline.placements(at: 0.6).map(\.card.rawValue) == after)
  }
}
