import DeckKit
@testable import DeckPlanning
@testable import DeckRendering
import Testing
import Typesetting

/// The line “name, age” of rows and of contact sheets reads as on the card.
@Suite struct ListTextTests {
  struct Case: Sendable {
    var name, language, suffix: String
    /// Whether the age is left of the name.
    var isAgeLeft: Bool
  }

  private static let cases = [
    Case(name: "محمد علي", language: "ar", suffix: "، 37", isAgeLeft: true),
    Case(name: "محمد علي", language: "en", suffix: "، 37", isAgeLeft: true),
    Case(name: "ٹیپو", language: "ur", suffix: "، 37", isAgeLeft: true),
    Case(name: "נועם", language: "en", suffix: ", 37", isAgeLeft: true),
    Case(name: "Ada", language: "ar", suffix: ", 37", isAgeLeft: false),
    Case(name: "Ada محمد", language: "ar", suffix: ", 37", isAgeLeft: false),
    Case(name: "葵", language: "ja", suffix: ", 37", isAgeLeft: false),
  ]

  @Test(arguments: cases, [LayoutDirection.leftToRight, .rightToLeft])
  func theAgeStandsAsOnTheCard(of example: Case, direction: LayoutDirection) throws {
    let captions = try SetCaptions(
      [SetCaptions.Person(name: example.name, language: example.language)],
      fields: #", "locale": "\#(example.language)""#)
    let typesetter = try Typesetter(library: captions.library)
    let texts = captions.deck.cards[0].listTexts(.latin)
    #expect(texts.primary == example.name && texts.suffix == example.suffix)
    let fitter = LineFitter(
      typesetter: typesetter, language: example.language, width: 400, direction: direction)
    let style = CaptionText(size: 28, minimumSize: 20, weight: .semibold, color: .white)
    let line = try #require(
      fitter.fit(texts.primary, suffix: texts.suffix, style: style, family: nil)?.line)
    let glyphs = line.glyphs
    let first = try #require(glyphs.first).offset
    #expect((first > example.name.utf8.count) == example.isAgeLeft)
    let card = CaptionLayout(of: captions.drawings[0], typesetter: typesetter).lines[0].text
    #expect(glyphs.map(\.offset) == card.glyphs.map(\.offset) && line.text == card.text)
  }

  @Test func theAgeHasTheDigitsOfTheCard() throws {
    let native = #", "style": { "decoration": { "caption": { "numerals": "native" } } }"#
    let captions = try SetCaptions([SetCaptions.Person(name: "محمد", language: "ar")], fields: native)
    let composer = CardComposer(deck: captions.deck, photos: [:])
    let list = try #require(DeckStyle.sections().layout.list)
    #expect(composer.item(of: captions.deck.cards[0], in: list).suffix == "، ٣٧")
    #expect(captions.drawings[0].caption.suffix == "، ٣٧")
  }

  @Test func aNameThatIsNotVisibleHasNoComma() throws {
    let captions = try SetCaptions([SetCaptions.Person(name: "\u{200B}")])
    #expect(captions.deck.cards[0].listTexts(.latin).suffix == "37")
  }
}
