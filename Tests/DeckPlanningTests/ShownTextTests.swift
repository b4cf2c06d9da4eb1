import DeckKit
@testable import DeckPlanning
import Testing

/// Sanitized texts, their writing direction, and alternative texts.
@Suite struct ShownTextTests {
  @Test(arguments: [
    ("Ada", "Ada"), ("a\u{0}b\tc\nd", "a b c d"), ("\u{7}a\u{7}", "a"), ("\u{202E}\u{2066}a\u{2069}", "a"),
    ("a\u{200D}b", "a\u{200D}b"), ("\u{200D}\u{FE0F}\u{2060}", ""), ("\u{A0} ", ""), ("\u{2800}", "\u{2800}"),
    ("a" + String(repeating: "\u{301}", count: 6), "a" + String(repeating: "\u{301}", count: 6)),
    ("a" + String(repeating: "\u{301}", count: 7), "a" + String(repeating: "\u{301}", count: 6)),
    (
      "a" + String(repeating: "\u{301}\u{200D}", count: 9) + "b",
      "a" + String(repeating: "\u{301}\u{200D}", count: 6) + "b"
    ),
  ]) func whatActsOnOthersIsTakenOut(written: String, shown: String) {
    #expect(ShownText(written).string.unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  /// A no-break or ideographic space is kept, but not beside a line break.
  @Test(arguments: [
    ("Chess\r\nMaths\r\n\r\nTea", "Chess Maths Tea"), ("a\nb", "a b"), ("a\r\r\rb", "a b"),
    ("a \r\n\t b", "a b"), ("a\u{B}\u{C}b", "a b"), ("a\u{85}\u{2028}\u{2029}b", "a b"), ("a  b", "a b"),
    ("a\t\tb", "a b"), ("a \u{0} b", "a b"), ("\r\na\r\n", "a"), ("  a  ", "a"), ("a\u{A0}\r\nb", "a b"),
    ("a\n\u{3000}b", "a b"), ("a\u{3000}b", "a\u{3000}b"), ("a\u{A0}\u{A0}b", "a\u{A0}\u{A0}b"),
    ("a\u{A0} b", "a\u{A0} b"), ("葵\r\n\r\n茜", "葵 茜"), ("a\u{202A}\r\u{202C}\nb", "a b"), ("", ""),
    ("\r\n \n", ""),
  ]) func aRunOfBlanksIsOneBlank(written: String, shown: String) {
    #expect(ShownText(written).string.unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  @Test func aCellOfSeveralLinesIsOneLineForScreenReaders() {
    let card = #"name: 'Ada\r\nKing', age: 36, hobby: 'Chess\r\nMaths\r\n\r\nTea'"#
    #expect(Reading(card: card).cards.first?.alt == "Ada King, 36. Chess Maths Tea")
  }

  @Test func endlessTextsAreCut() {
    #expect(ShownText(String(repeating: "ab", count: 100_000)).string.count == 2000)
    #expect(
      ShownText("a" + String(repeating: "\u{200D}", count: 1_000_000)).string.unicodeScalars.count <= 16_000)
  }

  @Test(arguments: [
    ("Ada", LayoutDirection.leftToRight), ("1 — Ada", .leftToRight), ("עדה", .rightToLeft),
    ("7 محمد", .rightToLeft), ("😀 ߞ", .rightToLeft), ("𞤀", .rightToLeft), ("\u{200F}a", .rightToLeft),
    ("葵", .leftToRight), ("\u{5B4}a", .leftToRight),
  ]) func theFirstLetterGivesTheDirection(text: String, direction: LayoutDirection) {
    #expect(LayoutDirection(firstLetterOf: text) == direction)
  }

  @Test(arguments: ["", "12", "😀", "…"]) func withoutLettersThereIsNoDirection(text: String) {
    #expect(LayoutDirection(firstLetterOf: text) == nil)
  }

  @Test(arguments: [
    ("en", "Ada, 36. Sums"), ("de", "Ada, 36. Sums"), ("xx", "Ada, 36. Sums"), ("ar", "Ada، 36. Sums"),
    ("fa-IR", "Ada، 36. Sums"), ("ur", "Ada، 36۔ Sums"), ("zh", "Ada，36岁。Sums"), ("zh-Hant", "Ada，36歲。Sums"),
    ("zh-TW", "Ada，36歲。Sums"), ("ja", "Ada、36歳。Sums"), ("ko", "Ada, 36세. Sums"), ("hi", "Ada, 36। Sums"),
    ("bn", "Ada, 36। Sums"), ("th", "Ada 36 ปี Sums"), ("my", "Ada၊ 36။ Sums"), ("hy", "Ada, 36։ Sums"),
    ("am", "Ada፣ 36። Sums"),
  ]) func aTextForScreenReadersHasTheLanguagesPunctuation(language: String, alt: String) {
    let card = "name: 'Ada', age: 36, hobby: 'Sums', lang: '\(language)'"
    #expect(Reading(card: card).cards.first?.alt == alt)
  }

  @Test(arguments: [
    ("name: '\u{200B}', title: 'Engines', age: 3", "Engines, 3"), ("title: 'T', detail: 'D'", "T. D"),
    ("name: 'A\u{202E}da'", "Ada"), ("name: 'Ada', title: 'T', hobby: 'Sums', detail: 'D'", "Ada. Sums"),
  ]) func aTextForScreenReadersSaysWhatIsSeen(fields: String, alt: String) {
    #expect(Reading(card: fields).cards.first?.alt == alt)
  }
}
