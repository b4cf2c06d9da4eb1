import DeckKit
@testable import DeckPlanning
import PictureTypes
import Testing

@Suite struct DeckFileTests {
  @Test func json5IsUnderstood() {
    let reading = Reading(
      """
      \u{FEFF}// A deck.
      {
        $schema: 'deck.schema.json',
        /* bare keys, single quotes */ title: 'It\\'s "party"', size: [+150, 0xC8,],
        cards: [{ name: 'Ada', photo: 'a.jpg', age: 36., focus: [.5, 2.5e-1], },],
      }
      """)
    #expect(reading.lines == [])
    #expect(reading.deck?.title == "It's \"party\"")
    #expect(reading.deck?.style.size == LayoutSize(width: 150, height: 200))
    #expect(reading.cards.first?.age == 36)
    #expect(reading.cards.first?.focus == .point(LayoutPoint(x: 0.5, y: 0.25)))
  }

  @Test func whatIsWrittenComesThrough() {
    let reading = Reading(
      fields: """
        "title": "My party", "locale": "pt-BR", "background": "transparent",
        "fonts": { "files": ["fonts/A.ttf", "B.otf"], "name": "A", "hobby": "B" },
        "limits": { "pixels": 1000000, "fileBytes": 5000 }
        """)
    let deck = reading.deck
    #expect(reading.lines == [])
    #expect(deck?.title == "My party" && deck?.id == "my-party" && deck?.locale == "pt-BR")
    #expect(deck?.style.background == .transparent)
    #expect(deck?.fonts == FontSelection(files: ["fonts/A.ttf", "B.otf"], name: "A", hobby: "B"))
    #expect(deck?.limits == DecodeLimits(pixels: 1_000_000, fileBytes: 5000))
    #expect(deck?.cards.first?.language == "pt-BR")
  }

  @Test func everyLimitComesThroughByItsName() {
    let limits = Reading(
      fields: """
        "limits": { "pixels": 1, "side": 2, "fileBytes": 3, "workingBytes": 4, "profileBytes": 5,
          "exifBytes": 6, "chunks": 7, "scans": 8, "expansion": 9 }
        """
    ).deck?.limits
    #expect(limits?.pixels == 1 && limits?.side == 2 && limits?.fileBytes == 3)
    #expect(limits?.workingBytes == 4 && limits?.profileBytes == 5 && limits?.exifBytes == 6)
    #expect(limits?.chunks == 7 && limits?.scans == 8 && limits?.expansion == 9)
  }

  @Test func nullIsAsGoodAsAbsent() {
    let reading = Reading(
      fields: """
        "title": null, "id": null, "locale": null, "style": null, "size": null, "background": null,
        "scales": null, "formats": null, "previews": null, "animations": null, "fonts": null, "crop": null,
        "limits": null
        """)
    #expect(reading.lines == [])
    #expect(reading.deck?.style == .stack() && reading.deck?.title == "party")
  }

  /// The field is at the start of line 3, its value 6 columns later.
  @Test(arguments: [
    (#""id": "../x""#, "bad-id"), (#""id": 5"#, "wrong-type"), (#""id": "" "#, "bad-id"),
  ])
  func ids(field: String, code: String) {
    let reading = Reading(fields: field)
    #expect(reading.codes == [code])
    #expect(reading.first?.place.description == "deck.json:3:7")
  }

  @Test(arguments: [
    (#""title": 5"#, "title", "is a number; expected text in quotes"),
    (#""locale": "en_US""#, "locale", "“en_US” is not a language tag; expected one such as “en” or “pt-BR”"),
    (#""locale": "" "#, "locale", "“” is not a language tag; expected one such as “en” or “pt-BR”"),
    (
      #""locale": "português""#, "locale",
      "“português” is not a language tag; expected one such as “en” or “pt-BR”"
    ),
    (#""limits": { "pixels": 0 }"#, "pixels", "is 0.0; expected a whole number above zero"),
    (#""limits": { "fileBytes": 1.5 }"#, "fileBytes", "is 1.5; expected a whole number above zero"),
    (#""limits": { "pixels": Infinity }"#, "pixels", "is inf; expected a whole number above zero"),
    (#""fonts": { "files": "A.ttf" }"#, "files", "is text; expected a list of texts"),
    (#""fonts": { "files": ["A.ttf", 5] }"#, "files", "is a list; expected a list of texts"),
    (#""background": "blue""#, "background", "“blue” is not a colour; expected #RRGGBB or transparent"),
    (#""style": 5"#, "style", "is a number; expected a style's name or an object"),
    (#""cards": []"#, "cards", "duplicate key in a deck, first on line 1; remove one"),
  ])
  func mistakes(field: String, name: String, message: String) {
    let found = Reading(fields: field).diagnostics.errors
    #expect(found.first?.field == name && found.first?.message == message)
    #expect(found.first?.line == 3)
  }

  @Test(arguments: [
    ("", "1:1", "a value"), ("{", "1:2", "\"}\""), ("{ cards: 'x' ", "1:14", "\"}\""),
    ("{} {}", "1:4", "the end"),
    ("{ cards 5 }", "1:9", "a colon"),
  ])
  func whatIsNoJSONIsRefusedWhereItBreaks(text: String, place: String, expected: String) {
    let reading = Reading(text)
    #expect(reading.deck == nil && reading.codes == ["syntax"])
    #expect(reading.first?.place.description == "deck.json:\(place)")
    #expect(reading.first?.message.contains(expected) == true)
  }

  @Test func whatIsNoObjectIsRefused() {
    #expect(Reading("[]").lines == ["deck.json:1:1: error: a deck is a list; expected an object { … }"])
  }
}
