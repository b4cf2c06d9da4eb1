import Foundation
import Testing
import Typesetting

/// The letters at line breaks, against HarfBuzz's `hb-shape`.
@Suite(.enabled(if: HarfBuzz.isInstalled, "hb-shape is not installed: apt-get install libharfbuzz-bin"))
struct LineBreakTests {
  static let words = [
    "@ada_lovelace_countess_of_numbers_official_account",
    "adalovelacecountessofnumbersofficial@exampledomainname.org",
    "#throwbackthursdaywithmybestfriendsatthebeachinsummer2026",
    "Wolfeschlegelsteinhausenbergerdorff", "https://example.org/a/long/path/without/end?and=query",
    "Рентгеноэлектрокардиографического", "Παρακαταθηκοποίησις", "HHHHHHHHHHHHHHHHHHHHHHHH",
    "dictionary‧ary‧marks‧in‧a‧long‧word", "one|two|three|four|five|six|seven|eight",
  ]

  /// Every line consists of the glyphs of its characters: no hyphen is added and none replaces a character.
  @Test(arguments: words, [40.0, 75, 120]) func aBrokenWordHasNoOtherCharacters(word: String, width: Double)
    throws
  {
    let line = try broken(word, width: width)
    #expect(line.lineCount > 1)
    let lines = Self.lines(of: line)
    #expect(lines.joined() == word)
    for (number, characters) in lines.enumerated() {
      #expect(try glyphs(on: number, of: line) == harfBuzz(characters), "\(characters)")
    }
  }

  /// A soft hyphen is drawn as a hyphen (U+2010) at the end of a line, and not elsewhere.
  @Test func aSoftHyphenIsDrawnAtTheEndOfALine() throws {
    let typesetter = try TextLineTests.typesetter(for: "")
    let width = typesetter.line("Donaudampf-", style: TextLineTests.style(size: 16)).width + 1
    let line = try broken("Donau\u{AD}dampf\u{AD}schifffahrt", width: width)
    #expect(line.lineCount == 2)
    #expect(try glyphs(on: 0, of: line) == harfBuzz("Donaudampf\u{2010}"))
    #expect(try glyphs(on: 1, of: line) == harfBuzz("schifffahrt"))
  }

  /// A word that is broken between soft hyphens has no hyphen there.
  @Test func aWordWithASoftHyphenIsBrokenElsewhereWithoutOne() throws {
    let text = "a\u{AD}" + String(repeating: "H", count: 30)
    let line = try broken(text, width: 60)
    let lines = Self.lines(of: line)
    #expect(lines.count > 3)
    for number in 1..<lines.count {
      #expect(try glyphs(on: number, of: line) == harfBuzz(lines[number]))
    }
  }

  private func broken(_ text: String, width: Double) throws -> TextLine {
    try TextLineTests.typesetter(for: text).line(
      text, style: TextLineTests.style(size: 16),
      within: TextFrame(width: width, alignment: .left, breaksWords: true, pitch: 20))
  }

  private func glyphs(on number: Int, of line: TextLine) -> [UInt32?] {
    line.glyphs.filter { $0.line == number }.map(\.id)
  }

  /// The characters on each line, by the offsets of their glyphs.
  static func lines(of line: TextLine) -> [String] {
    let bytes = Array(line.text.utf8)
    let starts = (0..<line.lineCount).map { number in
      line.glyphs.filter { $0.line == number }.map(\.offset).min() ?? bytes.count
    }
    return zip(starts, starts.dropFirst() + [bytes.count]).map {
      String(decoding: bytes[$0..<$1], as: UTF8.self)
    }
  }

  private func harfBuzz(_ text: String) throws -> [UInt32?] {
    let path = try #require(
      FontLocator(environment: ProcessInfo.processInfo.environment).path(of: "Inter-SemiBold.otf"))
    return try HarfBuzz.glyphs(of: text, font: path, face: 0, language: "en")
  }
}

/// Lines of scripts that are written without spaces. The words are those of ICU 72 by PyICU.
@Suite struct WordBreakTests {
  static let texts = [
    "ຂ້ອຍ ມັກ ອ່ານ ປຶ້ມ ແລະ ຍ່າງ ຫຼິ້ນ ຢູ່ ແຄມ ແມ່ ນ້ຳ ທຸກມື້ ກັບ ໝູ່ເພື່ອນ ແລະ ຄອບຄົວ",
    "ខ្ញុំ ចូលចិត្ត អាន សៀវភៅ និង ដើរលេង ជាមួយ មិត្តភក្តិ",
    "ကျွန်တော် စာ ဖတ် ခြင်း နှင့် ခရီးသွား ခြင်း ကို နှစ်သက်သည်",
    "ภาษา ไทย ภาษา ไทย ภาษา ไทย ภาษา ไทย",
  ]

  @Test(arguments: texts, [110.0, 117, 130, 150, 170, 200])
  func linesEndBetweenWords(spaced: String, width: Double) throws {
    let words = spaced.split(separator: " ").map(String.init)
    let text = words.joined()
    let line = try broken(text, width: width, breaksWords: false)
    #expect(line.lineCount > 1 && line.width <= width && line.unknownGlyphs == 0 && line.text == text)
    var ends: Set<Int> = []
    for word in words { ends.insert((ends.max() ?? 0) + word.utf8.count) }
    var offset = 0
    for part in LineBreakTests.lines(of: line) {
      offset += part.utf8.count
      #expect(ends.contains(offset), "\(part)")
    }
    #expect(offset == text.utf8.count)
  }

  /// No break is added beside spaces, punctuation, digits and letters of other scripts (UAX #14: AL × NU,
  /// OP ×, × CL).
  @Test(arguments: ["ລາວ2026", "(ລາວ)", "“ລາວ”", "ລາວ!", "ລາວ၁၂"])
  func otherCharactersStayWithTheWord(text: String) throws {
    let line = try broken("H " + text, width: 30, breaksWords: false)
    #expect(LineBreakTests.lines(of: line) == ["H ", text])
  }

  /// Where a word is longer than a line, stacked consonants stay together.
  @Test(arguments: [String(repeating: "ក្ក", count: 12), String(repeating: "က္က", count: 12)])
  func stacksAreNotBroken(text: String) throws {
    let lines = LineBreakTests.lines(of: try broken(text, width: 40, breaksWords: true))
    #expect(lines.count > 2 && lines.joined() == text)
    for line in lines {
      #expect(line.unicodeScalars.last?.isStacker == false && line.unicodeScalars.first?.isStacker == false)
    }
  }

  private func broken(_ text: String, width: Double, breaksWords: Bool) throws -> TextLine {
    try TextLineTests.typesetter(for: text).line(
      text, style: TextLineTests.style(size: 16),
      within: TextFrame(width: width, alignment: .left, breaksWords: breaksWords, pitch: 20))
  }
}
