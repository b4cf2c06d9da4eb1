import DeckKit
import DeckPlanning
import Testing

@Suite struct AnimationPathTests {
  private func reading(_ kind: String, _ path: String, style: String = "'stack'") -> Reading {
    Reading(fields: "style: \(style), animations: [{ kind: '\(kind)', path: \(path) }]")
  }

  @Test(arguments: [
    ("like", "[[0, 0, 0], [0.5, 251, 10]]"), ("like", "[[0.4, 300, -40]]"),
    ("like", "[[0, 0, 0], [60, 1000, 0]]"),
    ("nope", "[[0, 0, 0], [0.2, 50, 0], [0.5, -216, 0]]"),
    ("return", "[[0, 0, 0], [0.1, 900, 0], [0.2, 250, 0]]"),
    ("return", "[[0, 0, 0], [0.2, -215, 0]]"),
  ])
  func goodOnes(kind: String, path: String) { #expect(reading(kind, path).lines == []) }

  @Test func pointsAreTimesAndPlaces() {
    let path = reading("like", "[[0, 0, 0], [0.25, 100, -20], [0.5, 260, 5]]").deck?.animations.first?.path
    let points = [(0.0, 0.0, 0.0), (0.25, 100, -20), (0.5, 260, 5)].map {
      FingerPath.Point(time: $0.0, translation: LayoutPoint(x: $0.1, y: $0.2))
    }
    #expect(path == FingerPath(points))
  }

  @Test(arguments: [
    "[]", "[[0, 0]]", "[[0, 0, 0, 0]]", "[5]", "[[0, 0, '0']]", "[{ t: 0 }]", "[[0, 0, 0], [0, 260, 0]]",
    "[[0, 0, 0], [0.5, 100, 0], [0.4, 260, 0]]", "[[-0.1, 0, 0], [0.4, 260, 0]]", "[[0, 0, 0], [61, 260, 0]]",
    "[[0, 0, 0], [0.4, 1e9, 0]]", "[[0, 0, 0], [0.4, 260, NaN]]", "[[0, 0, 0], [Infinity, 260, 0]]",
    "[[0, 260, 0]]", "[[0, 0, 5], [0.4, 260, 0]]",
  ])
  func badOnes(path: String) {
    let found = reading("like", path).diagnostics.all
    #expect(found.map(\.code.rawValue) == ["bad-path"] && found.first?.field == "path")
    #expect(found.first?.place.description == "deck.json:3:52")
    #expect(found.first?.message.hasPrefix("expected a list of [time, x, y]") == true)
  }

  /// An offset equal to a limit, 250 or −215, does not commit.
  @Test(arguments: [
    ("like", 250.0), ("like", -216), ("nope", -215), ("nope", 251), ("return", 251), ("return", -216),
  ])
  func aPathMustDoWhatItIsCalled(kind: String, x: Double) {
    let found = reading(kind, "[[0, 0, 0], [0.4, \(x), 0]]").diagnostics.all
    #expect(found.map(\.code.rawValue) == ["bad-path"])
    #expect(
      found.first?.message
        == "a release at x = \(x) does not complete a “\(kind)”; the limits are -215.0 and 250.0")
  }

  @Test func theLimitsAreTheStylesOwn() {
    let style = "{ release: { right: 100 } }"
    #expect(reading("like", "[[0, 0, 0], [0.4, 101, 0]]", style: style).lines == [])
    #expect(reading("like", "[[0, 0, 0], [0.4, 100, 0]]", style: style).codes == ["bad-path"])
  }
}
