@testable import DeckPlanning
import Testing

/// Texts that were saved or read in the wrong encoding.
@Suite struct BrokenEncodingTests {
  /// UTF-8 read as Windows-1252, as Latin-1 where that has no character, and as Mac OS Roman; the texts are
  /// those of Python's codecs.
  @Test(arguments: [
    ("ZoÃ«", "Ã«", "ë"), ("MÃ¼ller", "Ã¼", "ü"), ("Å\u{81}ukasz", "Å\u{81}", "Ł"), ("è‘µ", "è‘µ", "葵"),
    ("Ð¢Ð°Ñ€Ð°Ñ", "Ð¢", "Т"), ("Î•Î»Î­Î½Î·", "Î•", "Ε"), ("Ø¹Ù…Ø±", "Ø¹", "ع"), ("× ×•×¢×", "×\u{A0}", "נ"),
    ("â€œAdaâ€\u{9D}", "â€œ", "“"), ("ðŸ˜€", "ðŸ˜€", "😀"), ("Zo√´", "√´", "ë"), ("Caf√©", "√©", "é"),
    ("√ëand√∫", "√ë", "Ñ"),
    ("Ada Â· Bo", "Â·", "·"),
  ])
  func lettersReadInAnotherEncodingAreFound(text: String, found: String, meant: String) {
    let text = text.replacing("× ", with: "×\u{A0}")
    #expect(BrokenEncoding.fault(in: text)?.contains("“\(found)”, which is “\(meant)”") == true)
  }

  @Test func lostLettersAreFound() {
    #expect(BrokenEncoding.fault(in: "Zo\u{FFFD}")?.contains("a letter was lost") == true)
  }

  @Test(arguments: [
    "Ada", "", "Zoë", "SÃO PAULO", "Ärger", "“VÄRÄ”", "«Ä»", "À la carte", "Ça va", "Øre", "Đặng", "“CAFÉ”",
    "5 ÷ 2", "√2",
    "Crème brûlée", "Łukasz", "Ελένη", "Тарас", "葵", "عمر", "Â", "Ã", "naïve – déjà vu…", "20 °C", "50 €",
    "O’Brien",
    "Ñandú", "İpek", "½ ¼", "👩🏽‍🚀",
  ])
  func rightTextsAreNot(text: String) { #expect(BrokenEncoding.fault(in: text) == nil) }

  @Test func everyTextIsAWarningAtItsPlace() {
    let reading = Reading("{ cards: 'p.csv' }", table: "photo,name,hobby\na.jpg,ZoÃ«,Caf\u{FFFD}\n")
    #expect(reading.codes == ["broken-encoding", "broken-encoding"] && !reading.diagnostics.hasErrors)
    #expect(reading.diagnostics.all.map(\.place.description) == ["p.csv:2:7", "p.csv:2:12"])
    #expect(reading.diagnostics.all.map(\.field) == ["name", "hobby"])
  }
}
