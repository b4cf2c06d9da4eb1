import DeckKit
import DeckPlanning
import Testing

@Suite struct CardsTests {
  @Test(arguments: [
    "{}", "{ cards: null }", "{ cards: 5 }", "{ cards: true }", "{ cards: { columns: {} } }",
  ])
  func aDeckNeedsCards(text: String) {
    let found = Reading(text).diagnostics.errors
    #expect(found.count == 1)
    #expect(["missing-key", "wrong-type"].contains(found.first?.code.rawValue))
    #expect(["cards", "file"].contains(found.first?.field))
  }

  @Test(arguments: [
    ("{ cards: [] }", ""), ("{ cards: 'p.csv' }", "photo,name\n"), ("{ cards: 'p.json' }", "[]"),
    ("{ cards: [], scales: [7] }", ""), ("{ cards: 'p.csv', scales: [7] }", "photo\n"),
  ])
  func anEmptyListIsReported(text: String, table: String) {
    #expect(Reading(text, table: table).codes.contains("no-cards"))
  }

  /// Mistakes in the rest of the deck file are told together with the missing cards.
  @Test(arguments: ["{ scales: [7] }", "{ cards: 5, scales: [7] }"])
  func theRestIsCheckedWithoutCards(text: String) {
    #expect(Reading(text).codes.contains("bad-scale"))
  }

  @Test func aCardsLanguageIsATag() {
    let reading = Reading("{ cards: [{ photo: 'a.jpg', name: 'Ada', lang: 'en_US' }] }")
    #expect(
      reading.lines == [
        "deck.json:1:48: error: card “a”, lang: “en_US” is not a language tag; expected one such as "
          + "“en” or “pt-BR”"
      ])
  }

  @Test func aListInAFileOfItsOwn() {
    let reading = Reading(
      "{ cards: 'people.json5' }",
      table: "[\n { photo: 'a.jpg', name: 'Ada', age: 36 },\n { photo: 'b.jpg' },\n]")
    #expect(reading.lines == [])
    #expect(reading.cards.map(\.id) == ["a", "b"])
    #expect(reading.cards.map(\.place.description) == ["people.json5:2:2", "people.json5:3:2"])
  }

  @Test(arguments: [
    ("{}", "people.JSON:1:1: error: the file holds an object; expected a list of cards"),
    ("[5]", "people.JSON:1:2: error: card “#1”: a card is a number; expected an object { … }"),
    (
      "[{ photo: 'a.jpg', name: [] }]",
      "people.JSON:1:26: error: card “a.jpg”, name: is a list; expected text in quotes"
    ),
  ])
  func mistakesInAListAreReportedThere(table: String, line: String) {
    #expect(Reading("{ cards: 'people.JSON' }", table: table).lines == [line])
  }

  @Test func aBrokenListIsReportedOnce() {
    let reading = Reading("{ cards: 'people.json' }", table: "[")
    #expect(reading.codes == ["syntax"])
    #expect(reading.first?.place.file == "people.json")
  }

  @Test func everyFieldComesThrough() {
    let reading = Reading(
      card: """
        id: 'x', name: ' Ada ', hobby: ' Sums\\n', title: 'T', detail: 'D', section: 'S', alt: 'An engine',
        lang: 'fr'
        """)
    let card = reading.cards.first
    #expect(reading.lines == [])
    #expect(card?.id == "x" && card?.name == "Ada" && card?.hobby == "Sums")
    #expect(card?.title == "T" && card?.detail == "D" && card?.section == "S")
    #expect(card?.alt == "An engine" && card?.language == "fr")
  }

  @Test(arguments: [
    ("name: 'Ada', age: 36, hobby: 'Sums'", "Ada, 36. Sums"), ("name: 'Ada', hobby: 'Sums'", "Ada. Sums"),
    ("name: 'Ada'", "Ada"), ("age: 36", "36"), ("hobby: 'Sums'", "Sums"), ("", ""),
    ("name: 'Ada', alt: ''", ""),
  ])
  func aTextForScreenReadersIsMade(fields: String, alt: String) {
    #expect(Reading(card: fields).cards.first?.alt == alt)
  }

  /// As where a table's column of photos is not known.
  @Test func thatNoCardHasAPhotoIsToldOnce() {
    let reading = Reading("{ cards: 'p.csv' }", table: "name,Picd\nAda,a.jpg\nBo,b.jpg\nCy,c.jpg\n")
    #expect(reading.diagnostics.errors.map(\.code) == [.missingPhoto])
    #expect(reading.diagnostics.errors.first?.message.hasPrefix("none of the 3 cards has a photo") == true)
    #expect(reading.diagnostics.errors.first?.cardIndex == nil)
  }

  @Test func theStyleNeedsPhotos() {
    let reading = Reading("{ cards: [{ name: 'Ada' }] }")
    #expect(reading.codes == ["missing-photo"])
    #expect(reading.first?.card == "ada" && reading.first?.field == "photo")
    #expect(reading.first?.place.description == "deck.json:1:11")
  }
}
