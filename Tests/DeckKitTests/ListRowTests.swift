import DeckKit
import Foundation
import TestSupport
import Testing

/// Two sections. The texts are 34 and 21 high: a closed item is 34 + 2 · 11 = 56 high, an open one 5 + 5 + 21
/// = 31 more.
@Suite struct ListRowTests {
  private let motion = DeckMotion(.sections())
  private let sections = [
    DeckSection(key: "A", title: "A", items: ["ada", "abe"]),
    DeckSection(key: "B", title: "B", items: ["bo"]),
  ]
  private let metrics = ListMetrics([
    "ada": .init(primary: 34, secondary: 21), "abe": .init(primary: 34, secondary: 0),
    "bo": .init(primary: 34, secondary: 21, hasThumbnail: true),
  ])

  private func rows(_ open: Set<ListTarget>, _ motion: DeckMotion? = nil) -> [ListRow] {
    (motion ?? self.motion).rows(of: sections, metrics: metrics, openness: ListState(open: open).openness)
  }

  private func frame(_ y: Double, _ height: Double) -> LayoutRect {
    LayoutRect(x: 0, y: y, width: 375, height: height)
  }

  /// Headers of 82 with a gap of 35.
  @Test func everythingStartsClosed() {
    let rows = rows([])
    #expect(rows.map(\.target) == [.section("A"), .section("B")])
    #expect(rows.map(\.frame) == [frame(0, 82), frame(117, 82)])
    #expect(rows.allSatisfy { $0.separator == nil && $0.openness == 0 })
  }

  @Test func anOpenSection() {
    let rows = rows([.section("A")])
    #expect(rows.map(\.target) == [.section("A"), .item("ada"), .item("abe"), .section("B")])
    #expect(rows.map(\.frame) == [frame(0, 82), frame(82, 56), frame(138, 56), frame(229, 82)])
    #expect(rows[1].separator == LayoutRect(x: 16, y: 82, width: 359, height: 0))
    guard case .item(let item) = rows[1].content else { return #expect(Bool(false)) }
    #expect(item.primary == LayoutRect(x: 16, y: 93, width: 343, height: 34))
    #expect(item.secondary == nil && item.divider == nil && item.thumbnail == nil)
  }

  /// The divider is 5 below the first text, the second text 5 below the divider: 82 + 11 + 34 + 5 = 132 and
  /// 137.
  @Test func anOpenItem() {
    let rows = rows([.section("A"), .item("ada"), .item("abe")])
    // The height of an item without a second text does not change.
    #expect(rows.map(\.frame) == [frame(0, 82), frame(82, 87), frame(169, 56), frame(260, 82)])
    guard case .item(let item) = rows[1].content else { return #expect(Bool(false)) }
    #expect(item.divider == LayoutRect(x: 16, y: 132, width: 343, height: 0))
    #expect(item.secondary == LayoutRect(x: 16, y: 137, width: 343, height: 21))
    #expect(item.window == LayoutRect(x: 16, y: 132, width: 343, height: 37))
  }

  /// An item stays open while its section is closed.
  @Test func stateIsIndependent() {
    var state = ListState()
    state.toggle(.item("ada"))
    #expect(state.isOpen(.item("ada")) && !state.isOpen(.section("A")))
    #expect(rows(state.open).count == 2)
    state.toggle(.section("A"))
    #expect(rows(state.open)[1].frame.height == 87)
    state.toggle(.section("A"))
    #expect(rows(state.open).count == 2 && state.isOpen(.item("ada")))
  }

  /// A thumbnail of 44 with 12 beside it: the row is 44 + 22 high, with the text centred vertically.
  @Test func aThumbnail() {
    let row = rows([.section("B")])[2]
    guard case .item(let item) = row.content else { return #expect(Bool(false)) }
    #expect(row.frame == frame(199, 66))
    #expect(item.thumbnail == LayoutRect(x: 16, y: 210, width: 44, height: 44))
    #expect(item.primary == LayoutRect(x: 72, y: 215, width: 287, height: 34))
  }

  private func header(_ row: ListRow) -> ListHeader? {
    if case .header(let header) = row.content { header } else { nil }
  }

  /// Closed: (16, 16), (16, 65), (59.3, 41). Open: rotated by 90° clockwise about (41, 41), so that (x, y)
  /// maps to (41 − (y − 41), 41 + (x − 41)).
  @Test func theTriangleTurns() throws {
    let closed = try #require(header(rows([])[0]))
    let x = 16 + 25 * 3.0.squareRoot()
    #expect(closed.turnedTriangle == [.init(x: 16, y: 16), .init(x: 16, y: 65), .init(x: x, y: 41)])
    #expect(closed.key == LayoutRect(x: 82, y: 0, width: 293, height: 82))
    let open = try #require(header(rows([.section("A")])[0]))
    #expect(isNear(open.angle, .pi / 2))
    for (corner, place) in zip(open.turnedTriangle, [(66, 16), (17, 16), (41, x)] as [(Double, Double)]) {
      #expect(isNear(corner.x, place.0) && isNear(corner.y, place.1))
    }
  }

  /// In right-to-left layouts the triangle is on the right, points left and rotates counterclockwise; texts
  /// start at the right.
  @Test func rightToLeftMirrors() throws {
    let other = DeckMotion(DeckPreset.sections.style(direction: .rightToLeft))
    let (here, there) = (rows([.section("A"), .item("ada")]), rows([.section("A"), .item("ada")], other))
    #expect(here.map(\.frame) == there.map(\.frame))
    let (one, two) = (try #require(header(here[0])), try #require(header(there[0])))
    #expect(one.turnedTriangle.count == 3 && two.turnedTriangle.count == 3)
    for (corner, mirror) in zip(one.turnedTriangle, two.turnedTriangle) {
      #expect(isNear(corner.x, 375 - mirror.x) && isNear(corner.y, mirror.y))
    }
    #expect(two.key == LayoutRect(x: 0, y: 0, width: 293, height: 82))
    #expect(there[1].separator == LayoutRect(x: 0, y: 82, width: 359, height: 0))
  }

  /// After half of 0.35 s, angle and heights are half of the final ones: 2 · 56 / 2 = 56.
  @Test func aSectionOpens() throws {
    let timeline = ToggleTimeline(
      motion: motion, sections: sections, metrics: metrics, state: ListState(), target: .section("A"))
    #expect(isNear(timeline.duration, 0.35))
    #expect(timeline.rows(at: 0) == rows([]) && timeline.rows(at: 0.35) == rows([.section("A")]))
    let middle = timeline.rows(at: 0.175)
    #expect(middle.map(\.frame.height).map { ($0 * 1e9).rounded() / 1e9 } == [82, 28, 28, 82])
    #expect(isNear(middle[3].frame.y, 82 + 56 + 35) && isNear(header(middle[0])?.angle ?? .nan, .pi / 4))
    #expect(timeline.placements(at: 0.35).map(\.card) == ["ada", "abe"])
  }

  /// At half of the time the row is 56 + 15.5 high, and the second text is half of its spacing and height,
  /// 13, above its final position 137.
  @Test func anItemOpensAndCloses() throws {
    var state = ListState(open: [.section("A")])
    let opening = ToggleTimeline(
      motion: motion, sections: sections, metrics: metrics, state: state, target: .item("ada"))
    state.toggle(.item("ada"))
    let closing = ToggleTimeline(
      motion: motion, sections: sections, metrics: metrics, state: state, target: .item("ada"))
    #expect(opening.rows(at: 0) == closing.rows(at: 1) && opening.rows(at: 1) == closing.rows(at: 0))
    let rows = opening.rows(at: 0.175)
    guard case .item(let item) = rows[1].content else { return #expect(Bool(false)) }
    #expect(isNear(rows[1].frame.height, 71.5) && isNear(item.secondary?.y ?? .nan, 124))
    #expect(item.divider?.y == 132 && isNear(item.window?.maxY ?? .nan, 82 + 71.5))
    #expect(isNear(rows[3].frame.y, 82 + 71.5 + 56 + 35))
  }

  @Test func thatWhichIsMeasuredIsMeasuredOnce() {
    var asked: [CardID] = []
    let metrics = ListMetrics(of: sections + sections) { id in
      asked.append(id)
      return .init(primary: 1, secondary: 2)
    }
    #expect(asked.sorted() == ["abe", "ada", "bo"] && metrics.items.count == 3)
  }
}
