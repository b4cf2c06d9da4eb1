import DeckKit
import DeckPipeline
import DeckPlanning
import DeckRendering
import Raster
import TestSupport
import Testing
import Typesetting

/// What becomes of texts that are long, run from the right, or have a shadow.
@Suite struct CaptionRuleTests {
  private func layout(_ person: SetCaptions.Person, fields: String = "") throws -> CaptionLayout {
    let captions = try SetCaptions([person], fields: fields)
    return CaptionLayout(of: captions.drawings[0], typesetter: try Typesetter(library: captions.library))
  }

  /// The words on each line, told by the line that each glyph is on.
  private func linesOfText(_ line: CaptionLayout.Line) -> [String] {
    let bytes = Array(line.text.text.utf8)
    let starts = (0..<line.text.lineCount).map { number in
      line.text.glyphs.filter { $0.line == number }.map(\.offset).min() ?? bytes.count
    }
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
      return String(decoding: bytes[starts[index]..<end], as: UTF8.self)
    }
  }

  // MARK: Lines

  private static let hobby = "Calculating machines, long walks and the poetry of numbers"

  /// Lines of Inter are 1.2102 of the size high.
  @Test func aLongHobbyIsBrokenIntoTwoLines() throws {
    let layout = try layout(SetCaptions.Person(name: "Ada", hobby: Self.hobby))
    let (name, hobby) = (layout.lines[0], layout.lines[1])
    #expect(hobby.text.lineCount == 2 && hobby.text.fontSize == 16 && !hobby.isTruncated)
    #expect(abs(hobby.rect.height - 2 * 1.2102 * 16) < 0.1 && abs(hobby.rect.maxY - 384) < 1e-6)
    #expect(abs(name.rect.maxY - (hobby.rect.y - 8)) < 1e-6 && hobby.rect.width <= 268)
    #expect(linesOfText(hobby).allSatisfy { !$0.hasPrefix(" ") && $0.count > 10 })
    #expect(linesOfText(hobby)[0].hasSuffix(" "), "broken between words: \(linesOfText(hobby))")
  }

  @Test func aHobbyTooLongForItsLinesIsSetSmallerThenCutShort() throws {
    let longer = try layout(SetCaptions.Person(name: "Ada", hobby: Self.hobby + ", and music")).lines[1]
    #expect(longer.text.lineCount == 2 && longer.text.fontSize < 16 && longer.text.fontSize >= 13)
    #expect(!longer.isTruncated)
    let cut = try layout(SetCaptions.Person(name: "Ada", hobby: Self.hobby + Self.hobby + Self.hobby)).lines[
      1]
    #expect(cut.text.lineCount == 2 && cut.text.fontSize == 13 && cut.isTruncated)
    #expect(cut.text.text.contains("…") && cut.rect.width <= 268)
  }

  @Test(arguments: [1, 2, 3]) func hobbiesHaveAsManyLinesAsTheStyleSays(lines: Int) throws {
    let hobby = try layout(
      SetCaptions.Person(name: "Ada", hobby: Self.hobby + Self.hobby + Self.hobby),
      fields: #", "style": { "decoration": { "caption": { "hobby": { "lines": \#(lines) } } } }"#
    ).lines[1]
    #expect(hobby.text.lineCount == lines && hobby.isTruncated)
  }

  private static let twoLines = #", "style": { "decoration": { "caption": { "name": { "lines": 2 } } } }"#

  /// The age goes to the next line with a word of the name, never alone.
  @Test func aNameMayHaveTwoLines() throws {
    let name = try layout(SetCaptions.Person(name: "Wolfgang Amadeus M"), fields: Self.twoLines).lines[0]
    #expect(name.text.fontSize == 28 && name.text.lineCount == 2 && !name.isTruncated)
    let last = try #require(linesOfText(name).last)
    #expect(
      last.unicodeScalars.first?.properties.isAlphabetic == true && last.hasSuffix(",\u{A0}37"), "\(last)")
  }

  @Test func aNameTooLongForTwoLinesKeepsItsAge() throws {
    let name = try layout(
      SetCaptions.Person(name: String(repeating: "Bartholomäus ", count: 20)), fields: Self.twoLines
    ).lines[0]
    #expect(name.text.fontSize == 20 && name.text.lineCount == 2 && name.isTruncated)
    #expect(linesOfText(name).last?.hasSuffix("…\u{2069},\u{A0}37") == true, "\(linesOfText(name))")
  }

  /// Words are set smaller before they are broken.
  @Test func aLongWordIsNotBrokenWhereASmallerSizeHelps() throws {
    let name = try layout(SetCaptions.Person(name: "Ann Wolfeschlegelstein"), fields: Self.twoLines).lines[0]
    #expect(!name.isTruncated && name.text.lineCount == 2 && linesOfText(name)[0].hasSuffix("Ann "))
  }

  /// Noto's Arabic asks for lines of twice the size; its letters need less. Lines do not touch.
  @Test func linesAreAsCloseAsTheirLettersLetThem() throws {
    let layout = try layout(
      SetCaptions.Person(name: "محمد", hobby: String(repeating: "القراءة والسفر ", count: 4), language: "ar"))
    let hobby = layout.lines[1].text
    #expect(hobby.lineCount == 2)
    let pitch = hobby.lastBaseline - hobby.baseline
    #expect(pitch >= 1.21 * 16 && pitch < 1.75 * 16, "\(pitch)")
    var picture = Pixmap<PremultipliedPixel>(width: 300, height: 90)
    for layer in try hobby.layers(atX: 10, y: 10, scale: 1, columns: 0..<300, rows: 0..<90) {
      picture.draw(layer)
    }
    let rows = (0..<90).map { y in (0..<300).contains { picture[$0, y].alpha > 0 } }
    #expect(zip(rows, rows.dropFirst()).count { !$0 && $1 } == 2, "two lines with a clear row between")
  }

  /// No line begins with a comma in Chinese; a Thai word is not broken.
  @Test func languagesBreakWhereTheyDo() throws {
    let chinese = try layout(
      SetCaptions.Person(name: "葵", hobby: String(repeating: "读书，", count: 10), language: "zh"))
    let lines = linesOfText(chinese.lines[1])
    #expect(lines.count == 2 && !lines[1].hasPrefix("，") && !lines[1].hasPrefix(" "))
    let word = "ภาษาไทย"
    let thai = try layout(
      SetCaptions.Person(name: "ก", hobby: String(repeating: word, count: 7), language: "th"))
    let first = try #require(linesOfText(thai.lines[1]).first?.replacing("\u{2068}", with: ""))
    #expect(["ภาษา", "ไทย"].contains { first.hasSuffix($0) }, "\(first)")
  }

  /// The words fit on two lines in the style's size.
  @Test func laoIsBrokenBetweenWords() throws {
    let words = "ຂ້ອຍ ມັກ ອ່ານ ປຶ້ມ ແລະ ຍ່າງ ຫຼິ້ນ ຢູ່ ແຄມ ແມ່ ນ້ຳ ທຸກມື້ ກັບ ໝູ່ເພື່ອນ ແລະ ຄອບຄົວ".split(separator: " ")
    let hobby = try layout(
      SetCaptions.Person(name: "ສົມພອນ", hobby: words.joined(), language: "lo")
    ).lines[1]
    #expect(hobby.text.lineCount == 2 && hobby.text.fontSize == 16 && !hobby.isTruncated)
    let first = try #require(linesOfText(hobby).first).replacing("\u{2068}", with: "")
    #expect(words.indices.contains { words[...$0].joined() == first }, "\(first)")
  }

  /// A Khmer consonant that is stacked under another is cut off together with its sign.
  @Test func aStackIsNotCutShort() throws {
    for count in 60..<66 {
      let text = String(repeating: "ក", count: count) + String(repeating: "ក្ក", count: 60)
      let hobby = try layout(SetCaptions.Person(name: "A", hobby: text, language: "km")).lines[1]
      let scalars = Array(hobby.text.text.unicodeScalars)
      let end = try #require(scalars.firstIndex(of: "…"))
      #expect(hobby.isTruncated && scalars[end - 1] != "\u{17D2}")
    }
  }

  // MARK: Room

  @Test func aLowCardLeavesTheHobbyOut() throws {
    let low = try layout(
      SetCaptions.Person(name: "Ada", hobby: "Sums"), fields: #", "size": [300, 80], "contrast": "off""#)
    #expect(low.lines.map(\.field) == [.name] && low.omitted == [.hobby])
    #expect(low.lines[0].rect.y >= 16 && low.lines[0].text.fontSize == 28)
  }

  /// A line of 18 points has type of 18 / 1.2102 = 14.87 at most.
  @Test func aVeryLowCardSetsTheNameSmaller() throws {
    let low = try layout(SetCaptions.Person(name: "Ada"), fields: #", "size": [300, 50]"#)
    #expect(low.lines[0].text.fontSize == 14.75 && low.lines[0].rect.y >= 16)
  }

  /// A name that fits at 27.2 points fits at neither 28 nor 27.25, the steps of a quarter, and at the minimum
  /// size of 27.1.
  @Test func theMinimumSizeIsTriedToo() throws {
    func name(_ caption: String) throws -> CaptionLayout.Line {
      try layout(
        SetCaptions.Person(name: "Ada Lovelace"),
        fields: #", "style": { "decoration": { "caption": \#(caption) } }"#
      ).lines[0]
    }
    let width = try name("{ \"padding\": 16 }").text.width
    let padding = (300 - width * 27.2 / 28) / 2
    let fitted = try name("{ \"padding\": \(padding), \"name\": { \"minimumSize\": 27.1 } }")
    #expect(fitted.text.fontSize == 27.1 && !fitted.isTruncated)
  }

  // MARK: Directions

  @Test(arguments: [
    ("en", "", "Ada", false), ("en", "", "עדה", true), ("he", "", "Ada", true), ("he", "", "עדה", true),
    ("en", "rtl", "Ada", true), ("he", "ltr", "עדה", false), ("en", "", "12", false), ("he", "", "😀", true),
  ]) func textsStandAtTheLeadingSide(locale: String, direction: String, name: String, isRight: Bool) throws {
    let style = direction.isEmpty ? "" : #", "style": { "direction": "\#(direction)" }"#
    let rect = try layout(
      SetCaptions.Person(name: name, language: locale), fields: #", "locale": "\#(locale)" \#(style)"#
    ).lines[0].rect
    #expect(abs(isRight ? rect.maxX - 284 : rect.x - 16) < 1e-6, "\(rect)")
  }

  @Test(arguments: [
    ("Ada", "en", "Ada\u{2069}, 37"), ("محمد", "ar", "محمد\u{2069}، 37"), ("ٹیپو", "ur", "ٹیپو\u{2069}، 37"),
    ("נועם", "he", "נועם\u{2069}, 37"), ("Ada محمد", "en", "Ada محمد\u{2069}, 37"), ("", "ar", "37"),
  ]) func theCommaIsThatOfTheName(name: String, language: String, ending: String) throws {
    let text = try layout(SetCaptions.Person(name: name, language: language)).lines[0].text.text
    #expect(text.hasSuffix(ending))
  }

  // MARK: Numerals

  @Test(arguments: [
    ("ar", "٣٧"), ("fa", "۳۷"), ("hi", "३७"), ("bn", "৩৭"), ("th", "๓๗"), ("my", "၃၇"), ("en", "37"),
    ("ja", "37"),
    ("pa-Arab", "٣٧"), ("hi-Latn", "37"), ("ta", "௩௭"), ("bo", "༣༧"),
  ]) func agesAreInTheirLanguagesDigitsOnRequest(language: String, digits: String) throws {
    let native = #", "style": { "decoration": { "caption": { "numerals": "native" } } }"#
    let line = try layout(SetCaptions.Person(name: "A", language: language), fields: native).lines[0]
    #expect(line.text.text.hasSuffix(" \(digits)") && line.unknown.isEmpty)
    let plain = try layout(SetCaptions.Person(name: "A", language: language)).lines[0]
    #expect(plain.text.text.hasSuffix(" 37"))
  }
}

/// The shadow of letters, by pixels.
@Suite struct TextShadowTests {
  private func picture(_ shadow: String) throws -> Pixmap<StraightPixel> {
    let deck = try TestDeck()
    try deck.addFlatPhoto("p.png", StraightPixel(red: 0, green: 0, blue: 0), width: 300, height: 400)
    try deck.write(
      """
      { "scales": [1], "animations": [], "previews": [], "cards": [{ "id": "a", "photo": "p.png",
      "name": "I" }],
        "style": { "decoration": { "scrim": null, "caption": { "shadow": \(shadow) } } } }
      """)
    try deck.render()
    return try deck.picture("cards/a@1x.png")
  }

  /// What a shadow moved by (30, −40) holds is what the letter covers: a stem of white moves 255 of green,
  /// its shadow as much red.
  @Test func theLettersCastIt() throws {
    let picture = try picture(
      ##"{ "color": "#F00", "opacity": 1, "radius": 2, "offset": { "x": 30, "y": -40 } }"##)
    var (letter, shadow) = (Mass(), Mass())
    for y in 20..<390 {
      for x in 0..<280 {
        let pixel = picture[x, y]
        letter.add(Double(pixel.green), x, y)
        shadow.add(Double(pixel.red) - Double(pixel.green), x, y)
      }
    }
    #expect(letter.sum > 5000 && abs(shadow.sum / letter.sum - 1) < 0.03, "\(letter) \(shadow)")
    #expect(abs(shadow.x - letter.x - 30) < 0.2 && abs(shadow.y - letter.y + 40) < 0.2)
  }

  @Test func withoutOneThereIsNone() throws {
    let picture = try picture("null")
    #expect(picture.pixels.allSatisfy { $0.red == $0.green })
  }

  /// A weight and its centre.
  private struct Mass {
    var (sum, xSum, ySum) = (0.0, 0.0, 0.0)
    var x: Double { xSum / sum }
    var y: Double { ySum / sum }
    mutating func add(_ weight: Double, _ x: Int, _ y: Int) {
      sum += weight
      xSum += weight * Double(x)
      ySum += weight * Double(y)
    }
  }
}
