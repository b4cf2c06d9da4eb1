import DeckKit
import TestSupport
import Testing

/// Sessions of pages, lists and tilted cards.
@Suite struct SessionOtherTests {
  private let cards: [CardID] = ["a", "b", "c"]

  // MARK: Pages

  @Test(arguments: PageTurn.allCases, [LayoutDirection.leftToRight, .rightToLeft])
  func pagesAgreeWithTheTimeline(turn: PageTurn, direction: LayoutDirection) {
    let style = DeckPreset.pager.style(direction: direction)
    let path = turn.defaultPath(for: style)
    let timeline = PageTimeline(motion: DeckMotion(style), cards: cards, page: 1, path: path)
    var session = DeckSession(style: style, cards: cards)
    session.show(page: 1, at: 0)
    session.beginDrag(at: 10)
    for step in 1...20 {
      let time = 0.4 * Double(step) / 20
      session.drag(to: path.translation(at: time), at: 10 + time)
      #expect(isNear(session.stripOffset, timeline.stripOffset(at: time)))
    }
    session.release(velocity: path.releaseVelocity, at: 10.4)
    #expect(session.page == timeline.destination && session.page == (turn == .forward ? 2 : 0))
    for step in 0...20 {
      let time = 0.4 + 0.35 * Double(step) / 20
      session.advance(to: 10 + time)
      #expect(isNear(session.stripOffset, timeline.stripOffset(at: time)))
      let (found, expected) = (session.placements, timeline.placements(at: time))
      #expect(found.map(\.card) == expected.map(\.card) && !found.isEmpty)
      #expect(
        zip(found, expected).allSatisfy { isNear($0.transform.tx, $1.transform.tx) && $0.rect == $1.rect })
    }
    #expect(session.isResting && session.takeEvents().last == .turned(from: 1, to: session.page))
  }

  @Test func theEndsStay() {
    var session = DeckSession(style: .pager(), cards: cards)
    #expect(!session.turn(.back, at: 0) && session.page == 0)
    session.beginDrag(at: 1)
    session.drag(to: LayoutPoint(x: 300, y: 0), at: 1.1)
    session.release(at: 1.1)
    #expect(session.page == 0 && session.stripOffset == 300)
    session.advance(to: 1.45)
    #expect(session.stripOffset == 0 && session.isResting && session.takeEvents() == [])
    #expect(session.show(page: 2, at: 2) && !session.turn(.forward, at: 3) && session.frontCard == "c")
    #expect(session.undo(at: 4) && session.page == 0 && !session.undo(at: 4))
    session.turn(.forward, at: 5)
    session.reset()
    #expect(session.page == 0 && session.stripOffset == 0 && !session.canUndo)
  }

  /// Let go 100 points from its page, the strip goes back in the time of the way back, not in that of a turn:
  /// half way after half of it, since the curve is even.
  @Test func aStripThatTurnsNoPageComesBackInItsOwnTime() {
    var style = DeckStyle.pager()
    style.return = TransitionAnimation(duration: 2, curve: .easeInOut)
    var session = DeckSession(style: style, cards: cards)
    session.beginDrag(at: 0)
    session.drag(to: LayoutPoint(x: 100, y: 0), at: 0.5)
    session.release(at: 1)
    session.advance(to: 2)
    #expect(isNear(session.stripOffset, 50) && !session.isResting)
    session.advance(to: 3)
    #expect(session.stripOffset == 0 && session.isResting)
  }

  /// Half way from −385 to −770 the strip is caught at −577.5 and continues from there.
  @Test func aStripOnItsWayIsCaught() {
    var session = DeckSession(style: .pager(), cards: cards)
    session.show(page: 1, at: 0)
    session.turn(.forward, at: 1)
    session.beginDrag(at: 1.175)
    #expect(isNear(session.stripOffset, -577.5))
    session.drag(to: LayoutPoint(x: 10, y: 0), at: 1.2)
    #expect(isNear(session.stripOffset, -567.5))
    session.release(at: 1.2)
    session.advance(to: 2)
    #expect(session.page == 2 && session.stripOffset == -770)
  }

  @Test(arguments: [DeckStyle.pager(), .stack(), .twoCard(), .depth(), .sections()])
  func aDeckWithoutCards(style: DeckStyle) {
    var session = DeckSession(style: style, cards: [])
    #expect(session.isEmpty && session.placements == [] && session.frontCard == nil)
    #expect(!session.beginDrag(at: 0) && !session.swipe(.left, at: 1) && !session.turn(.forward, at: 1))
    #expect(session.release(at: 2) == nil && !session.undo(at: 3) && session.takeEvents() == [])
  }

  // MARK: Lists

  private let sections = [DeckSection(key: "A", title: "A", items: ["a", "b"])]
  private let metrics = ListMetrics([
    "a": .init(primary: 34, secondary: 21), "b": .init(primary: 34, secondary: 21),
  ])

  @Test func togglesAgreeWithTheTimeline() {
    let motion = DeckMotion(.sections())
    var session = DeckSession(style: .sections(), cards: cards)
    for (start, target) in [
      (1.0, ListTarget.section("A")), (2, .item("b")), (3, .section("A")), (4, .section("A")),
    ] {
      let timeline = ToggleTimeline(
        motion: motion, sections: sections, metrics: metrics, state: session.listState, target: target)
      let toggles = session.toggle(target, at: start)
      #expect(toggles)
      for step in 0...10 {
        session.advance(to: start + 0.035 * Double(step))
        let (rows, expected) = (
          session.rows(of: sections, metrics: metrics), timeline.rows(at: 0.035 * Double(step))
        )
        #expect(rows.map(\.target) == expected.map(\.target))
        #expect(zip(rows, expected).allSatisfy { isNear($0.frame.maxY, $1.frame.maxY) })
      }
      #expect(session.isResting)
    }
    #expect(session.listState == ListState(open: [.section("A"), .item("b")]))
    #expect(!session.beginDrag(at: 9) && !session.swipe(.left, at: 9))
    while session.undo(at: 10) {}
    #expect(session.listState == ListState())
  }

  /// A section that is reversed half way closes from its current openness.
  @Test func aToggleTurnsRound() {
    var session = DeckSession(style: .sections(), cards: cards)
    session.toggle(.section("A"), at: 0)
    session.toggle(.section("A"), at: 0.175)
    #expect(isNear(session.openness(of: .section("A")), 0.5))
    session.advance(to: 0.35)
    #expect(isNear(session.openness(of: .section("A")), 0.25))
    session.advance(to: 0.525)
    #expect(session.openness(of: .section("A")) == 0 && session.isResting)
    #expect(
      session.takeEvents() == [
        .toggled(.section("A"), isOpen: true), .toggled(.section("A"), isOpen: false),
      ])
  }

  // MARK: Tilted cards

  @Test(arguments: [DragFollow.direct, .spring], [1, 0.5])
  func aDragAgreesWithTheTimeline(follow: DragFollow, gain: Double) {
    var style = DeckStyle.depth()
    (style.drag.follow, style.drag.gain) = (follow, gain)
    let path = FingerPath(to: LayoutPoint(x: 120, y: -70), duration: 1)
    let timeline = DragTimeline(motion: DeckMotion(style), cards: cards, path: path)
    var session = DeckSession(style: style, cards: cards)
    session.beginDrag(at: 0)
    func agrees(at time: Double) -> Bool {
      let (one, two) = (session.placements, timeline.placements(at: time))
      func numbers(_ placement: Placement) -> [Double] {
        let (rect, transform) = (placement.rect, placement.transform)
        return [
          rect.x, rect.y, rect.width, rect.height, transform.tx, transform.ty, transform.rotation,
          transform.tilt?.angle ?? 0, transform.tilt?.distance ?? 0, placement.shadow?.radius ?? 0,
        ]
      }
      return one.count == 3 && one.map(\.card) == two.map(\.card) && one.map(\.z) == two.map(\.z)
        && zip(one, two).allSatisfy { zip(numbers($0), numbers($1)).allSatisfy { isNear($0, $1) } }
    }
    for step in 1...50 {
      let time = Double(step) / 50
      session.drag(to: path.translation(at: time), at: time)
      #expect(agrees(at: time), "at \(time)")
    }
    #expect(session.release(velocity: LayoutPoint(x: 1e6, y: 0), at: 1) == .return)
    for step in 0...50 {
      let time = 1 + Double(step) / 50
      session.advance(to: time)
      #expect(agrees(at: time), "at \(time)")
    }
    session.advance(to: 5)
    #expect(session.placements == DeckMotion(style).placementsAtRest(of: cards) && session.isResting)
    #expect(session.takeEvents() == [.returned(card: "a")] && !session.undo(at: 6))
  }

  /// A touch before the deck is at rest causes no jump in the front card's offset or in the activity.
  @Test(arguments: [DragFollow.direct, .spring])
  func aSecondTouchCatchesTheCard(follow: DragFollow) throws {
    var style = DeckStyle.depth()
    style.drag.follow = follow
    var session = DeckSession(style: style, cards: cards)
    session.beginDrag(at: 0)
    session.drag(to: LayoutPoint(x: 80, y: 0), at: 0.3)
    session.release(at: 0.4)
    session.advance(to: 0.5)
    let before = session.placements
    session.beginDrag(at: 0.5)
    #expect(before.count == 3 && before.map(\.card) == session.placements.map(\.card))
    for (one, two) in zip(before, session.placements) {
      #expect(isNear(one.transform.tx, two.transform.tx) && isNear(one.rect.y, two.rect.y))
    }
    session.advance(to: 3)
    let tilts = session.placements.map { $0.transform.tilt?.angle ?? 0 }
    #expect(tilts.allSatisfy { abs($0) < 0.01 })
  }
}
