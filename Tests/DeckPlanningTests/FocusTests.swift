import DeckKit
import DeckPlanning
import Testing

@Suite struct FocusTests {
  @Test(arguments: [("[0, 1]", 0, 1), ("[0.25, 0.75]", 0.25, 0.75), ("[1, 0]", 1, 0), ("null", 0.5, 0.5)])
  func isAPointOfThePhoto(focus: String, x: Double, y: Double) {
    let reading = Reading(card: "focus: \(focus)")
    #expect(reading.lines == [] && reading.cards.first?.focus == LayoutPoint(x: x, y: y))
  }

  @Test(arguments: [
    ("[-0.1, 0]", "bad-focus"), ("[0, 1.1]", "bad-focus"), ("[NaN, 0]", "bad-focus"),
    ("[50, 50]", "bad-focus"),
    ("[0.5]", "wrong-type"), ("[0, 0, 0]", "wrong-type"), ("['0', 0]", "wrong-type"), ("0.5", "wrong-type"),
    ("'center'", "wrong-type"), ("{ x: 0, y: 0 }", "wrong-type"), ("[]", "wrong-type"),
  ])
  func anythingElseIsRefused(focus: String, code: String) {
    let reading = Reading(card: "focus: \(focus)")
    #expect(reading.codes == [code])
    #expect(reading.first?.field == "focus" && reading.first?.card != nil)
    #expect(reading.first?.place.description == "deck.json:1:36")
    #expect(reading.cards.first?.focus == LayoutPoint(x: 0.5, y: 0.5))
  }

  @Test func theDeckHasOneForAllThatHaveNone() {
    let reading = Reading(
      "{ cards: [{ photo: 'a.jpg' }, { photo: 'b.jpg', focus: [1, 1] }], crop: { focus: [0.5, 0.25] } }")
    #expect(reading.lines == [])
    #expect(reading.cards.map(\.focus) == [LayoutPoint(x: 0.5, y: 0.25), LayoutPoint(x: 1, y: 1)])
  }

  @Test(arguments: [
    ("{ focus: [2, 0] }", "bad-focus"), ("{ focus: 'top' }", "wrong-type"), ("[0, 0]", "wrong-type"),
    ("{ fokus: [0, 0] }", "unknown-key"),
  ])
  func theDecksIsCheckedAlike(crop: String, code: String) {
    let reading = Reading(fields: "crop: \(crop)")
    #expect(reading.codes == [code])
    #expect(reading.cards.first?.focus == LayoutPoint(x: 0.5, y: 0.5))
  }
}
