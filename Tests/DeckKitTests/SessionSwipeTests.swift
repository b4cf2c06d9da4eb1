import DeckKit
import TestSupport
import Testing

@Suite struct SessionSwipeTests {
  private static let cards: [CardID] = ["a", "b", "c", "d", "e"]

  /// A style whose springs pull the card to the finger and back, and advance the others.
  private static let pulled: DeckStyle = {
    var style = DeckStyle.stack()
    style.drag = DragRule(
      gain: 0.8, follow: .spring, shadow: Shadow(color: .black, opacity: 1, radius: 9, offset: .zero))
    style.return.spring = Spring(response: 0.3, dampingFraction: 0.6)
    style.advance.spring = Spring(response: 0.2, dampingFraction: 1)
    return style
  }()

  private func agree(_ first: [Placement], _ second: [Placement]) -> Bool {
    first.map(\.card) == second.map(\.card)
      && zip(first, second).allSatisfy { one, two in
        let corners = [(0.0, 0.0), (1, 0), (1, 1)].map { x, y in
          (
            one.locate(x: x * one.rect.width, y: y * one.rect.height),
            two.locate(x: x * two.rect.width, y: y * two.rect.height)
          )
        }
        return corners.allSatisfy { isNear($0.x, $1.x) && isNear($0.y, $1.y) }
          && isNear(one.opacity, two.opacity) && one.z == two.z && one.slot == two.slot
          && one.shadow == two.shadow && one.badge?.side == two.badge?.side
          && isNear(one.badge?.opacity ?? 0, two.badge?.opacity ?? 0)
      }
  }

  /// A session driven by a finger has the placements of the timeline with the same path at all times.
  @Test(arguments: [DeckStyle.stack(), .twoCard(), pulled], SwipeKind.allCases)
  func agreesWithTheTimeline(style: DeckStyle, kind: SwipeKind) {
    var style = style
    style.badges = BadgeRule(
      start: 10, end: 90, right: Badge(text: "YES", color: .green), left: Badge(text: "NO", color: .red))
    let path = kind.defaultPath(for: style)
    let timeline = SwipeTimeline(motion: DeckMotion(style), cards: Self.cards, path: path)
    var session = DeckSession(style: style, cards: Self.cards)
    session.beginDrag(at: 10)
    for step in 1...40 {
      let time = path.releaseTime * Double(step) / 40
      session.drag(to: path.translation(at: time), at: 10 + time)
      if step < 40 { #expect(agree(session.placements, timeline.placements(at: time))) }
    }
    #expect(session.release(at: 10 + path.releaseTime) == kind.decision)
    for step in 0..<40 {
      let time = path.releaseTime + (timeline.duration - path.releaseTime) * Double(step) / 40
      session.advance(to: 10 + time)
      // The timeline keeps a card whose exit has ended, with opacity 0, while other cards advance.
      let seen = timeline.placements(at: time).filter { $0.opacity > 0 }
      #expect(agree(session.placements.filter { $0.opacity > 0 }, seen), "at \(time)")
    }
    session.advance(to: 10 + timeline.duration)
    let left = kind == .return ? Self.cards : Array(Self.cards.dropFirst())
    #expect(session.placements == DeckMotion(style).placementsAtRest(of: left) && session.isResting)
  }

  @Test func listsAndEvents() {
    var session = DeckSession(style: .stack(), cards: ["a", "b", "c"])
    let swipes = [session.swipe(.right, at: 1), session.swipe(.left, at: 2), session.swipe(.right, at: 3)]
    #expect(swipes == [true, true, true])
    #expect(session.right == ["a", "c"] && session.left == ["b"] && session.remaining == [])
    #expect(!session.isEmpty && !session.swipe(.left, at: 3.1))
    session.advance(to: 3.2)
    #expect(session.isEmpty && session.isResting && session.placements == [])
    #expect(
      session.takeEvents() == [
        .committed(card: "a", to: .right), .left(card: "a"), .committed(card: "b", to: .left),
        .left(card: "b"),
        .committed(card: "c", to: .right), .left(card: "c"), .emptied,
      ])
    #expect(session.takeEvents() == [])
  }

  /// The exit continues from the release: at half of the time (260 + 100, 37.5), rotated by tan(260 / 600).
  @Test func anExitGoesOnFromTheFinger() throws {
    var session = DeckSession(style: .stack(), cards: Self.cards)
    session.beginDrag(at: 0)
    session.drag(to: LayoutPoint(x: 260, y: 0), at: 1)
    #expect(session.release(at: 1) == .exit(.right))
    session.advance(to: 1.1)
    let leaving = try #require(session.placements.last)
    #expect(leaving.card == "a" && isNear(leaving.transform.tx, 360))
    #expect(isNear(leaving.transform.ty, 37.5) && isNear(leaving.opacity, 0.5))
    #expect(isNear(leaving.transform.rotation, 0.462_661_659_664))
  }

  /// The next card can be dragged during the previous card's exit.
  @Test func gesturesOverlap() {
    var session = DeckSession(style: .stack(), cards: Self.cards)
    session.swipe(.right, at: 1)
    session.beginDrag(at: 1.1)
    session.drag(to: LayoutPoint(x: -300, y: 0), at: 1.1)
    // The card is half way from (10, 10, 280) to (0, 0, 300).
    let held = session.placements.first { $0.card == "b" }
    #expect(isNear(held?.rect.x ?? .nan, 5) && isNear(held?.rect.width ?? .nan, 290))
    #expect(session.release(at: 1.15) == .exit(.left))
    #expect(Set(session.placements.map(\.card)) == ["a", "b", "c", "d", "e"])
    session.advance(to: 1.36)
    #expect(session.placements.map(\.card) == ["e", "d", "c"] && session.isResting)
  }

  /// A card caught while it returns continues from its position, and the release is decided by that position.
  @Test func aReturningCardIsCaught() {
    var session = DeckSession(style: .stack(), cards: Self.cards)
    session.beginDrag(at: 0)
    session.drag(to: LayoutPoint(x: 200, y: 0), at: 0.5)
    #expect(session.release(at: 0.5) == .return)
    session.beginDrag(at: 0.6)
    #expect(isNear(session.placements.last?.transform.tx ?? .nan, 100))
    session.drag(to: LayoutPoint(x: 151, y: 0), at: 0.7)
    #expect(isNear(session.placements.last?.transform.tx ?? .nan, 251))
    #expect(session.release(at: 0.7) == .exit(.right))
  }

  @Test func aThrowCommitsWhereTheStyleSaysSo() {
    var style = DeckStyle.stack()
    style.release?.velocity = 1000
    for (offset, speed, decision) in [
      (5.0, 1001.0, ReleaseDecision.exit(.right)), (5, 1000, .return), (-5, -1001, .exit(.left)),
      // A flick towards the position at rest does not commit.
      (-5, 1001, .return), (5, -1001, .return),
    ] {
      var session = DeckSession(style: style, cards: Self.cards)
      session.beginDrag(at: 0)
      session.drag(to: LayoutPoint(x: offset, y: 0), at: 0.1)
      #expect(session.release(velocity: LayoutPoint(x: speed, y: 0), at: 0.1) == decision)
    }
  }

  @Test func aCancelledDragReturns() {
    var session = DeckSession(style: .stack(), cards: Self.cards)
    session.beginDrag(at: 0)
    session.drag(to: LayoutPoint(x: 999, y: 0), at: 0.1)
    session.cancelDrag(at: 0.2)
    session.advance(to: 0.4)
    #expect(session.remaining == Self.cards && session.takeEvents() == [.returned(card: "a")])
  }

  /// After an undo a card returns from the end of its exit, with opacity 0 at first, and the others move
  /// back.
  @Test func undoBringsTheCardBack() throws {
    var session = DeckSession(style: .stack(), cards: Self.cards)
    session.swipe(.right, at: 1)
    session.advance(to: 2)
    let isUndone = session.undo(at: 3)
    #expect(isUndone)
    let first = try #require(session.placements.last)
    #expect(first.card == "a" && first.opacity == 0 && first.transform.tx == 200 && first.transform.ty == 75)
    session.advance(to: 3.1)
    let middle = try #require(session.placements.last)
    #expect(isNear(middle.transform.tx, 100) && isNear(middle.opacity, 0.5))
    session.advance(to: 3.2)
    #expect(session.placements == DeckMotion(.stack()).placementsAtRest(of: Self.cards))
    #expect(session.right == [] && !session.canUndo && !session.undo(at: 4))
  }

  /// An undo during the exit reverses it from the current position.
  @Test func undoDuringTheExit() throws {
    var session = DeckSession(style: .stack(), cards: Self.cards)
    session.swipe(.right, at: 1)
    session.undo(at: 1.1)
    let front = try #require(session.placements.last)
    #expect(front.card == "a" && isNear(front.transform.tx, 100))
    #expect(session.placements.map(\.card) == ["c", "b", "a"])
  }

  @Test func nothingIsUndoneUnderAFinger() {
    var session = DeckSession(style: .stack(), cards: Self.cards)
    session.swipe(.right, at: 1)
    session.beginDrag(at: 2)
    #expect(!session.undo(at: 2) && session.right == ["a"])
  }

  @Test func timeNeverGoesBack() {
    var session = DeckSession(style: .stack(), cards: Self.cards)
    session.advance(to: 5)
    session.advance(to: 3)
    #expect(session.time == 5)
  }

  // MARK: twoCard's end of the deck

  @Test func twoCardsLeft() {
    var session = DeckSession(style: .twoCard(), cards: ["a", "b"])
    session.swipe(.right, at: 1)
    session.advance(to: 1.1)
    #expect(session.placements.map(\.card) == ["b", "a"])
    session.advance(to: 1.2)
    // The last card is in front; there is no card behind it.
    #expect(session.placements.map(\.card) == ["b"] && !session.isEmpty)
    session.swipe(.left, at: 2)
    session.advance(to: 2.2)
    #expect(session.isEmpty && session.placements == [] && session.left == ["b"] && session.right == ["a"])
  }

  @Test(arguments: [[], ["a"]])
  func smallDecks(cards: [CardID]) {
    var session = DeckSession(style: .twoCard(), cards: cards)
    #expect(session.placements.map(\.card) == cards && session.isEmpty == cards.isEmpty)
    #expect(session.beginDrag(at: 0) == !cards.isEmpty)
    session.cancelDrag(at: 0)
    session.swipe(.left, at: 1)
    session.advance(to: 2)
    #expect(session.isEmpty && session.left == cards)
    session.reset()
    #expect(session.left == [] && session.right == [] && session.remaining == cards)
    #expect(session.placements.map(\.card) == cards)
  }

  @Test func resetGoesBackToTheFirstEntries() {
    var session = DeckSession(style: .twoCard(), cards: Self.cards)
    for time in 1...4 { session.swipe(time.isMultiple(of: 2) ? .left : .right, at: Double(time)) }
    session.beginDrag(at: 5)
    session.reset()
    #expect(session.placements == DeckMotion(.twoCard()).placementsAtRest(of: Self.cards))
    #expect(session.isResting && session.left == [] && session.right == [] && session.time == 5)
    #expect(session.takeEvents().last == .reset)
  }

  @Test func aReloadKeepsWhatWasSwiped() {
    var session = DeckSession(style: .stack(), cards: Self.cards)
    session.swipe(.left, at: 1)
    session.swipe(.right, at: 2)
    session.reload(["f", "b", "c", "g"])
    #expect(session.remaining == ["f", "c", "g"] && session.right == ["b"] && session.left == [])
    #expect(session.isResting && session.undo(at: 3) && session.remaining == ["b", "f", "c", "g"])
  }

  @Test func aDataSourceIsAsked() {
    let manifest = SampleManifest.value
    let session = DeckSession(style: manifest.style, source: manifest)
    #expect(session.cards == ["ada", "bo"] && manifest.count == 2 && manifest.emptyView == "No more cards")
    #expect(session.frontCard.flatMap(manifest.card(withID:))?.name == "Ada")
    #expect(manifest.card(withID: "nobody") == nil)
  }
}
