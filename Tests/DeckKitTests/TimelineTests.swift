import DeckKit
import TestSupport
import Testing

@Suite struct TimelineTests {
  private static let front = LayoutRect(x: 0, y: 0, width: 300, height: 400)
  private static let second = LayoutRect(x: 10, y: 10, width: 280, height: 400)
  private static let third = LayoutRect(x: 20, y: 20, width: 260, height: 400)
  private static let shadow = Shadow(color: .black, opacity: 0.8, radius: 4, offset: .zero)
  private static let atRest = [
    Placement(card: "c", slot: 2, rect: third, z: 0, shadow: shadow),
    Placement(card: "b", slot: 1, rect: second, z: 1, shadow: shadow),
    Placement(card: "a", slot: 0, rect: front, z: 2, shadow: shadow),
  ]

  private func timeline(_ kind: SwipeKind, cards: String = "abcde", style: DeckStyle = .stack())
    -> SwipeTimeline
  {
    SwipeTimeline(
      motion: DeckMotion(style), cards: cards.map { CardID(rawValue: String($0)) },
      path: kind.defaultPath(for: style))
  }

  @Test(arguments: SwipeKind.allCases)
  func theFirstFrameIsAtRest(kind: SwipeKind) {
    #expect(timeline(kind).placements(at: 0) == Self.atRest)
  }

  /// After half of 0.4 s the finger is at 130; after half of 0.3 s at 75.
  @Test(arguments: [(SwipeKind.like, 0.2, 130.0), (.nope, 0.2, -112.5), (.return, 0.15, 75)])
  func onlyTheFrontCardFollowsTheFinger(kind: SwipeKind, time: Double, tx: Double) {
    let placements = timeline(kind).placements(at: time)
    #expect(placements.dropLast() == Self.atRest.dropLast())
    #expect(placements.last?.card == "a" && placements.last?.rect == Self.front)
    #expect(isNear(placements.last?.transform.tx ?? .nan, tx))
    #expect(placements.last?.transform.ty == 0 && placements.last?.opacity == 1)
  }

  @Test func atTheCommitTheFourthCardIsInTheBackSlot() {
    let placements = timeline(.like).placements(at: 0.4)
    #expect(placements.map(\.card) == ["d", "c", "b", "a"])
    #expect(placements.map(\.rect) == [Self.third, Self.third, Self.second, Self.front])
    #expect(placements.map(\.z) == [0, 1, 2, 3])
    #expect(placements.map(\.opacity) == [1, 1, 1, 1])
    #expect(placements.last?.transform.tx == 260)
  }

  @Test func beforeTheCommitTheFourthCardIsNotThere() {
    #expect(timeline(.like).placements(at: 0.399).map(\.card) == ["c", "b", "a"])
    #expect(timeline(.return).placements(at: 0.4).map(\.card) == ["c", "b", "a"])
  }

  /// At half of exit and advance each frame is the mean of the card's two frames.
  @Test func halfWayThroughTheExit() {
    let placements = timeline(.nope).placements(at: 0.5)
    #expect(placements.map(\.card) == ["d", "c", "b", "a"])
    for (placement, x) in zip(placements, [20.0, 15, 5, 0]) {
      #expect(isNear(placement.rect.x, x) && isNear(placement.rect.y, x))
      #expect(isNear(placement.rect.width, 300 - 2 * x) && placement.rect.height == 400)
    }
    // −225 − 200 / 2 and 75 / 2.
    #expect(isNear(placements[3].transform.tx, -325) && isNear(placements[3].transform.ty, 37.5))
    #expect(isNear(placements[3].opacity, 0.5))
  }

  @Test func theReturnEndsAtRest() {
    #expect(timeline(.return).placements(at: 0.5) == Self.atRest)
    let half = timeline(.return).placements(at: 0.4)
    #expect(half.dropLast() == Self.atRest.dropLast())
    #expect(isNear(half.last?.transform.tx ?? .nan, 75))
  }

  private static let curves = [
    CubicBezier.easeInOut, .linear, CubicBezier(0, 0, 0.2, 1), CubicBezier(0.8, 0, 1, 1),
  ]

  @Test(arguments: [SwipeKind.like, .nope], curves)
  func theLastFrameOfAnExitIsClearAndTheDeckAdvanced(kind: SwipeKind, curve: CubicBezier) {
    var style = DeckStyle.stack(size: LayoutSize(width: 333, height: 431))
    style.exit?.animation.curve = curve
    style.advance.curve = curve
    let timeline = timeline(kind, style: style)
    for rate in [24, 25, 30, 60, 29.97, 7, 11, 90] {
      let last = timeline.placements(at: timeline.frameTimes(fps: rate).last ?? 0)
      #expect(last.map(\.card) == ["d", "c", "b", "a"])
      #expect(last.last?.opacity == 0)
      #expect(last.dropLast().reversed().map(\.rect) == (0...2).map(timeline.motion.rest))
      #expect(last.dropLast().allSatisfy { $0.transform == .identity && $0.opacity == 1 })
    }
  }

  /// The visible cards of decks of 0 to 5 cards: at rest, at the commit and at the end.
  @Test(arguments: [
    ("", [], []), ("a", ["a"], ["a"]), ("ab", ["b", "a"], ["b", "a"]),
    ("abc", ["c", "b", "a"], ["c", "b", "a"]),
    ("abcd", ["c", "b", "a"], ["d", "c", "b", "a"]), ("abcde", ["c", "b", "a"], ["d", "c", "b", "a"]),
  ])
  func smallDecks(cards: String, before: [String], after: [String]) {
    let timeline = timeline(.like, cards: cards)
    #expect(timeline.placements(at: 0).map(\.card.rawValue) == before)
    #expect(timeline.placements(at: 0.4).map(\.card.rawValue) == after)
    let end = timeline.placements(at: 0.6)
    #expect(end.map(\.card.rawValue) == after)
    #expect(
      end.dropLast().reversed().map(\.rect)
        == [Self.front, Self.second, Self.third].prefix(max(0, after.count - 1)).map { $0 })
  }

  @Test(arguments: SwipeKind.allCases, ["a", "ab", "abc", "abcd", "abcdefg"])
  func placementsAreInOrderOfDrawing(kind: SwipeKind, cards: String) {
    let timeline = timeline(kind, cards: cards)
    for time in timeline.frameTimes(fps: 240) {
      let placements = timeline.placements(at: time)
      #expect(placements.map(\.z) == Array(placements.indices))
      #expect(Set(placements.map(\.card)).count == placements.count)
      #expect(placements.last?.card == "a")
    }
  }

  /// No jumps: within 1 ms no card moves by more than 2 points along either axis. The maximum speed is that
  /// in the middle of the exit, which is 200 points in 200 ms; there the slope of the curve is 1.5 / 0.87 =
  /// 1.73 times its mean.
  @Test(arguments: SwipeKind.allCases)
  func nothingJumps(kind: SwipeKind) {
    let timeline = timeline(kind)
    var places: [CardID: LayoutPoint] = [:]
    for time in timeline.frameTimes(fps: 1000) {
      for placement in timeline.placements(at: time) {
        let place = placement.locate(x: placement.rect.width / 2, y: placement.rect.height / 2)
        let before = places.updateValue(place, forKey: placement.card) ?? place
        #expect(abs(place.x - before.x) <= 2 && abs(place.y - before.y) <= 2)
      }
    }
  }
}
