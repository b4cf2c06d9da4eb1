import DeckKit
import TestSupport
import Testing

/// Pages are 375 wide with gaps of 10; cards are 343 × 523 at (16, 64).
@Suite struct PagerMotionTests {
  private let motion = DeckMotion(.pager())
  private let mirrored = DeckMotion(DeckPreset.pager.style(direction: .rightToLeft))
  private let cards: [CardID] = ["a", "b", "c"]

  @Test func pagesLieSideBySide() {
    #expect([0, 1, 2].map(motion.stripOffset) == [0, -385, -770])
    #expect([0, 1, 2].map(mirrored.stripOffset) == [0, 385, 770])
    let rest = motion.placementsAtRest(of: cards)
    #expect(rest.map(\.card) == ["a"] && rest[0].transform == .identity && rest[0].slot == 0)
    #expect(rest[0].rect == LayoutRect(x: 16, y: 64, width: 343, height: 523) && rest[0].shadow == nil)
  }

  /// At −100 the first card is at x = 16 − 100 and the second at 16 + 385 − 100 = 301, visible beside the
  /// padding.
  @Test func theNeighbourComesIn() {
    let placements = motion.pages(
      cards, atOffset: motion.stripOffset(ofPage: 0, draggedBy: LayoutPoint(x: -100, y: 40)))
    #expect(placements.map(\.card) == ["a", "b"] && placements.map(\.transform.tx) == [-100, 285])
    #expect(placements.allSatisfy { $0.transform.ty == 0 && $0.rect.x == 16 })
    #expect(placements.map(\.z) == [0, 1] && placements.map(\.slot) == [0, 1])
    // A card at 16 + 385 − 27 = 374 is visible, one at 16 + 385 − 26 = 375 is not.
    #expect(motion.pages(cards, atOffset: -27).count == 2 && motion.pages(cards, atOffset: -26).count == 1)
    // In right-to-left layouts the second page is on the left.
    let other = mirrored.pages(cards, atOffset: 100)
    #expect(other.map(\.card) == ["a", "b"] && other.map(\.transform.tx) == [100, -285])
  }

  /// The projected offset tx + 0.25 · vx is compared with ±187.5.
  @Test(
    arguments: [
      (-188, 0, 1, 2), (-187.5, 0, 1, 1), (188, 0, 1, 0), (187.5, 0, 1, 1), (0, -751, 1, 2), (0, -750, 1, 1),
      (0, 751, 1, 0), (-100, -351, 1, 2), (-100, -350, 1, 1), (-200, 100, 1, 1), (300, -500, 1, 1),
      // The first and the last page cannot be turned further.
      (500, 9000, 0, 0), (-500, -9000, 2, 2), (-500, -9000, 0, 1), (500, 9000, 2, 1),
    ] as [(Double, Double, Int, Int)])
  func releases(tx: Double, vx: Double, page: Int, next: Int) {
    let (translation, velocity) = (LayoutPoint(x: tx, y: 99), LayoutPoint(x: vx, y: 5000))
    #expect(motion.page(after: page, of: 3, releasedAt: translation, velocity: velocity) == next)
    let (back, slower) = (LayoutPoint(x: -tx, y: 99), LayoutPoint(x: -vx, y: 0))
    #expect(mirrored.page(after: page, of: 3, releasedAt: back, velocity: slower) == next)
  }

  /// The finger moves to −(187.5 + 10) in 0.4 s. The strip then settles in 0.35 s; at half of this time its
  /// progress is 0.5.
  @Test func aTurnForward() {
    let path = PageTurn.forward.defaultPath(for: motion.style)
    #expect(path.releaseTime == 0.4 && path.releaseTranslation == LayoutPoint(x: -197.5, y: 0))
    let timeline = PageTimeline(motion: motion, cards: cards, page: 0, path: path)
    #expect(timeline.destination == 1 && isNear(timeline.duration, 0.75))
    #expect(timeline.stripOffset(at: 0) == 0 && isNear(timeline.stripOffset(at: 0.2), -98.75))
    #expect(isNear(timeline.stripOffset(at: 0.4), -197.5))
    #expect(isNear(timeline.stripOffset(at: 0.575), (-197.5 - 385) / 2))
    #expect(timeline.stripOffset(at: 0.75) == -385 && timeline.stripOffset(at: 9) == -385)
    #expect(timeline.placements(at: 0) == motion.placementsAtRest(of: cards))
    let end = timeline.placements(at: 0.75)
    #expect(end.map(\.card) == ["b"] && end.map(\.transform) == [.identity])
    // 0.75 · 30 = 22.5, rounded up: frames 0…23.
    #expect(timeline.frameTimes(fps: 30).count == 24)
  }

  @Test(arguments: [DeckPreset.pager.style(), DeckPreset.pager.style(direction: .rightToLeft)])
  func aTurnBack(style: DeckStyle) {
    let motion = DeckMotion(style)
    let sign = style.direction == .leftToRight ? 1.0 : -1
    let path = PageTurn.back.defaultPath(for: style)
    #expect(path.releaseTranslation == LayoutPoint(x: 197.5 * sign, y: 0))
    let timeline = PageTimeline(motion: motion, cards: cards, page: 2, path: path)
    #expect(timeline.destination == 1)
    #expect(isNear(timeline.stripOffset(at: 0.2), (-770 + 98.75) * sign))
    #expect(timeline.stripOffset(at: 1) == -385 * sign)
    #expect(PageTimeline(motion: motion, cards: cards, page: 0, path: path).destination == 0)
  }

  @Test func theStripNeverJumps() {
    let path = PageTurn.forward.defaultPath(for: motion.style)
    let timeline = PageTimeline(motion: motion, cards: cards, page: 1, path: path)
    let offsets = timeline.frameTimes(fps: 1000).map(timeline.stripOffset)
    // The maximum speeds are the finger's 0.49 points per ms and, while settling, less than twice the mean of
    // 187.5 / 350 points per ms.
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { abs($1 - $0) < 1.2 })
  }
}
