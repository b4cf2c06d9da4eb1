import DeckKit
import DeckPlanning
import Testing

@Suite struct FocusTests {
  @Test(arguments: [
    ("[0, 1]", FocusRule.point(LayoutPoint(x: 0, y: 1))),
    ("[0.25, 0.75]", .point(LayoutPoint(x: 0.25, y: 0.75))),
    ("[1, 0]", .point(LayoutPoint(x: 1, y: 0))), ("null", .automatic), ("'auto'", .automatic),
  ])
  func isAPointOfThePhotoOrFoundInIt(focus: String, rule: FocusRule) {
    let reading = Reading(card: "focus: \(focus)")
    #expect(reading.lines == [] && reading.cards.first?.focus == rule)
  }

  /// All names with their points.
  static let names: [(String, Double, Double)] = [
    ("center", 0.5, 0.5), ("top", 0.5, 0), ("bottom", 0.5, 1), ("left", 0, 0.5), ("right", 1, 0.5),
    ("top-left", 0, 0), ("top-right", 1, 0), ("bottom-left", 0, 1), ("bottom-right", 1, 1),
  ]

  @Test(arguments: names)
  func mayBeASideOrCorner(name: String, x: Double, y: Double) {
    let point = FocusRule.point(LayoutPoint(x: x, y: y))
    let (card, deck) = (Reading(card: "focus: '\(name)'"), Reading(fields: "crop: '\(name)'"))
    let object = Reading(fields: "crop: { focus: '\(name)' }")
    let table = Reading("{ cards: 'people.csv' }", table: "photo,focus\na.jpg,\(name)")
    for reading in [card, deck, object, table] {
      #expect(reading.lines == [] && reading.cards.first?.focus == point)
    }
  }

  @Test(arguments: [
    ("[-0.1, 0]", "bad-focus"), ("[0, 1.1]", "bad-focus"), ("[NaN, 0]", "bad-focus"),
    ("[50, 50]", "bad-focus"),
    ("[0.5]", "wrong-type"), ("[0, 0, 0]", "wrong-type"), ("0.5", "wrong-type"),
    ("true", "wrong-type"), ("{ x: 0, y: 0 }", "wrong-type"), ("[]", "wrong-type"), ("''", "unknown-focus"),
    ("'Top'", "unknown-focus"), ("'left-top'", "unknown-focus"), ("'0.5 0.3'", "unknown-focus"),
  ])
  func anythingElseIsRefused(focus: String, code: String) {
    let reading = Reading(card: "focus: \(focus)")
    #expect(reading.codes == [code])
    #expect(reading.first?.field == "focus" && reading.first?.card != nil)
    #expect(reading.first?.place.description == "deck.json:1:36")
    #expect(reading.cards.first?.focus == .automatic)
  }

  @Test(arguments: [
    ("centre", "unknown focus “centre”; did you mean “center”?"),
    ("topleft", "unknown focus “topleft”; did you mean “top-left”?"),
    (
      "automatic-ish",
      "unknown focus “automatic-ish”; expected one of auto, center, top, bottom, left, right, "
        + "top-left, top-right, bottom-left, bottom-right"
    ),
  ])
  func theNearestNameIsAdvised(name: String, message: String) {
    #expect(Reading(card: "focus: '\(name)'").first?.message == message)
    #expect(Reading(fields: "crop: '\(name)'").first?.message == message)
    let table = Reading("{ cards: 'people.csv' }", table: "photo,focus\na.jpg,\(name)")
    #expect(table.lines == ["people.csv:2:7: error: card “a”, focus: \(message)"])
  }

  @Test func theDeckHasOneForAllThatHaveNone() {
    let reading = Reading(
      """
      { cards: [{ photo: 'a.jpg' }, { photo: 'b.jpg', focus: [1, 1] }, { photo: 'c.jpg', focus: 'auto' }],
        crop: { focus: [0.5, 0.25] } }
      """)
    #expect(reading.lines == [])
    #expect(
      reading.cards.map(\.focus) == [
        .point(LayoutPoint(x: 0.5, y: 0.25)), .point(LayoutPoint(x: 1, y: 1)), .automatic,
      ])
  }

  @Test(arguments: ["'auto'", "{ focus: 'auto' }", "{}", "null"])
  func theDecksIsFoundUnlessItSaysOtherwise(crop: String) {
    let reading = Reading(fields: "crop: \(crop)")
    #expect(reading.lines == [] && reading.cards.map(\.focus) == [.automatic, .automatic, .automatic])
  }

  @Test(arguments: [
    ("{ focus: [2, 0] }", "bad-focus", "focus"), ("{ focus: 'up' }", "unknown-focus", "focus"),
    ("'up'", "unknown-focus", "crop"), ("[0, 0]", "wrong-type", nil),
    ("{ fokus: [0, 0] }", "unknown-key", "fokus"),
  ])
  func theDecksIsCheckedAlike(crop: String, code: String, field: String?) {
    let reading = Reading(fields: "crop: \(crop)")
    #expect(reading.codes == [code] && reading.first?.field == field)
    #expect(reading.cards.first?.focus == .automatic)
  }
}
