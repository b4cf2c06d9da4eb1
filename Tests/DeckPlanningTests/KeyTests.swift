import DeckPlanning
import Testing

@Suite struct KeyTests {
  @Test(arguments: [
    ("{ cards: [{ photo: 'a' }], tilte: 'x' }", "tilte", "unknown key in a deck; did you mean “title”?"),
    ("{ cards: [{ photo: 'a' }], Scales: [1] }", "Scales", "unknown key in a deck; did you mean “scales”?"),
    ("{ cards: [{ photo: 'a', nmae: 'x' }] }", "nmae", "unknown key in a card; did you mean “name”?"),
    (
      "{ cards: [{ photo: 'a' }], crop: { focsu: [0, 0] } }", "focsu",
      "unknown key in crop; did you mean “focus”?"
    ),
    (
      "{ cards: [{ photo: 'a' }], fonts: { file: [] } }", "file",
      "unknown key in fonts; did you mean “files”?"
    ),
    (
      "{ cards: [{ photo: 'a' }], limits: { pixel: 5 } }", "pixel",
      "unknown key in limits; did you mean “pixels”?"
    ),
    (
      "{ cards: [{ photo: 'a' }], formats: [{ format: 'png', qualiti: 5 }] }", "qualiti",
      "unknown key in a format; did you mean “quality”?"
    ),
    (
      "{ cards: [{ photo: 'a' }], previews: [{ scale: [1] }] }", "scale",
      "unknown key in a preview; did you mean “scales”?"
    ),
    (
      "{ cards: [{ photo: 'a' }], animations: [{ kind: 'like', fsp: 5 }] }", "fsp",
      "unknown key in an animation; did you mean “fps”?"
    ),
    (
      "{ cards: [{ photo: 'a' }], zoom: 5 }", "zoom",
      "unknown key in a deck; expected one of title, id, locale"
    ),
  ])
  func unknownOnesAreNamedWithTheNearest(text: String, key: String, message: String) {
    let found = Reading(text).diagnostics.all
    #expect(found.map(\.code.rawValue) == ["unknown-key"] && found.first?.field == key)
    #expect(found.first?.message.hasPrefix(message) == true)
    // The position is that of the key.
    let column =
      text.prefix(upTo: text.firstRange(of: " \(key):")?.upperBound ?? text.endIndex).count - key.count
    #expect(found.first?.place.description == "deck.json:1:\(column)")
  }

  @Test func unknownKeysOfTheTableOfCardsToo() {
    #expect(
      Reading("{ cards: { flie: 'p.csv', file: 'p.csv' } }", table: "photo\na.jpg").codes == ["unknown-key"])
  }

  @Test(arguments: [
    ("{ cards: [{ photo: 'a' }], title: 'x', title: 'x' }", "title", "a deck"),
    ("{ cards: [{ photo: 'a', photo: 'b' }] }", "photo", "a card"),
    ("{ cards: [{ photo: 'a' }], crop: { focus: [0, 0], focus: [1, 1] } }", "focus", "crop"),
    ("{ cards: [{ photo: 'a' }], animations: [{ kind: 'like', kind: 'nope' }] }", "kind", "an animation"),
    ("{ cards: [{ photo: 'a' }], formats: [{ format: 'png', format: 'png' }] }", "format", "a format"),
    ("{ cards: [{ photo: 'a' }], \"t\\u0069tle\": 'x', title: 'x' }", "title", "a deck"),
  ])
  func doubledOnesAreRefused(text: String, key: String, what: String) {
    let found = Reading(text).diagnostics.all
    #expect(found.map(\.code.rawValue) == ["duplicate-key"] && found.first?.field == key)
    #expect(found.first?.message == "duplicate key in \(what), first on line 1; remove one")
  }
}
