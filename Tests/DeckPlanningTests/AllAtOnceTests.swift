import DeckKit
import DeckPlanning
import Testing

@Suite struct AllAtOnceTests {
  private let reading = Reading(
    """
    {
      "tilte": "Party",
      "locale": "en_US",
      "size": [300, 9],
      "background": "blue",
      "scales": [1, 5],
      "formats": ["pgn"],
      "cards": { "file": "people.csv", "columns": { "hobby": "Fun" } },
      "style": { "rotation": { "limit": -1 } },
      "animations": [{ "kind": "like", "cards": ["adda"], "fps": 0 }],
      "previews": ["rest", { "scale": 2 }]
    }
    """,
    table: """
      id,photo,name,age
      ada,a.jpg,Ada,thirty
      bo,../b.jpg,Bo,20
      ada,c.jpg,Ada,30
      dy,d.jpg,Dy,30,rows
      """)

  @Test func everyMistakeIsReportedWithItsPlace() {
    let places = reading.diagnostics.errors.map { "\($0.place) \($0.code.rawValue)" }
    #expect(
      Set(places) == [
        "deck.json:2:3 unknown-key", "deck.json:3:13 bad-locale", "deck.json:4:11 bad-size",
        "deck.json:5:17 bad-color", "deck.json:6:13 bad-scale", "deck.json:7:15 unknown-format",
        "deck.json:8:58 unknown-column", "deck.json:9:37 bad-style", "deck.json:10:46 unknown-card",
        "deck.json:10:62 bad-rate", "deck.json:11:26 unknown-key", "deck.json:11:15 duplicate-request",
        "people.csv:2:15 bad-age", "people.csv:3:4 bad-path", "people.csv:4:1 duplicate-id",
        "people.csv:5:16 row-length",
      ])
    #expect(places.count == 16)
  }

  @Test func everyMistakeSaysWhatToDo() {
    for error in reading.diagnostics.errors {
      let advice = ["expected", "did you mean", "remove", "move the file", "change one of them"]
      #expect(advice.contains { error.message.contains($0) }, "\(error)")
    }
  }

  @Test func theDeckIsThereForLaterStages() throws {
    #expect(reading.cards.map(\.id.rawValue) == ["ada", "bo", "ada", "dy"])
    let plan = try DeckPlans(#require(reading.deck), photoSizes: [:])
    #expect(plan.cards.count == 4 && !plan.stills.isEmpty)
  }

  @Test func aLineNamesPlaceCardFieldAndReason() {
    let error = reading.diagnostics.errors.first { $0.code.rawValue == "bad-age" }
    #expect(
      error?.description
        == "people.csv:2:15: error: card “ada”, age: is “thirty”; "
        + "expected a whole number from 0 to 150, or nothing"
    )
  }
}
