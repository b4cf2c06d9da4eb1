import DeckKit
import DeckPipeline
import DeckPlanning
import Foundation
import Raster
import TestSupport
import Testing
import Typesetting

/// Captions as the manifest reports them and as they are seen.
@Suite struct CaptionTests {
  private func card(_ fields: String, settings: String = "") throws -> (deck: TestDeck, entry: CardEntry) {
    let deck = try TestDeck()
    try deck.addFlatPhoto("p.png", .gray, width: 300, height: 400)
    try deck.write(
      """
      { "scales": [1], "animations": [], "previews": [] \(settings),
        "cards": [{ "id": "a", "photo": "p.png", \(fields) }] }
      """)
    let report = try deck.render()
    #expect(report.errorKind == nil, "\(report.diagnostics)")
    return (deck, try #require(try deck.manifest.cards.first))
  }

  private func box(_ field: String, of entry: CardEntry) throws -> TextBox {
    try #require(entry.textBoxes.first { $0.field == field })
  }

  /// Padding 16, spacing 8, sizes 28 and 16; lines as high as Inter's: ascent + descent = 1.2102 of the size.
  @Test func linesAreStackedFromTheBottom() throws {
    let entry = try card(#""name": "Ada", "age": 36, "hobby": "Engines""#).entry
    let (name, hobby) = (try box("name", of: entry), try box("hobby", of: entry))
    #expect(name.fontSize == 28 && hobby.fontSize == 16 && !name.isTruncated && !hobby.isTruncated)
    #expect(name.rect.x == 16 && hobby.rect.x == 16)
    #expect(abs(hobby.rect.maxY - (400 - 16)) < 1e-9)
    #expect(abs(name.rect.maxY - (hobby.rect.y - 8)) < 1e-9)
    #expect(abs(hobby.rect.height - 1.2102 * 16) < 0.1 && abs(name.rect.height - 1.2102 * 28) < 0.1)
  }

  /// Where leading is right, texts end 16 points before the right edge.
  @Test func rightToLeftTextsStandAtTheRight() throws {
    let entry = try card(#""name": "עדה", "age": 36, "hobby": "מנועים""#, settings: #", "locale": "he""#)
      .entry
    for field in ["name", "hobby"] {
      let rect = try box(field, of: entry).rect
      #expect(abs(rect.maxX - 284) < 1e-9 && rect.x > 100)
    }
  }

  @Test func withoutAHobbyTheNameStandsAtTheBottom() throws {
    let entry = try card(#""name": "Ada""#).entry
    #expect(entry.textBoxes.count == 1)
    #expect(abs(try box("name", of: entry).rect.maxY - 384) < 1e-9)
    #expect(entry.alt == "Ada")
  }

  @Test func aLongNameIsFirstSetSmaller() throws {
    let name = try box("name", of: card(#""name": "Wolfgang Amadeus M", "age": 35"#).entry)
    #expect(name.fontSize < 28 && name.fontSize >= 20 && !name.isTruncated)
    #expect(name.rect.width <= 268)
  }

  @Test func aVeryLongNameIsCutShortAndTheAgeStays() throws {
    let (deck, entry) = try card(#""name": "\#(String(repeating: "Bartholomäus ", count: 20))", "age": 35"#)
    let name = try box("name", of: entry)
    #expect(name.fontSize == 20 && name.isTruncated && name.rect.width <= 268 && name.rect.width > 240)
    #expect(try deck.manifest.diagnostics.map(\.code) == ["text-truncated"])
    // The line ends as one of the same letters with the age does, and not as one without it.
    let ending = try lineEnd(of: deck, entry)
    let plain = try card(#""name": "\#(String(repeating: "Bartholomäus ", count: 20))""#)
    #expect(ending != (try lineEnd(of: plain.deck, plain.entry)))
  }

  /// The last 20 columns of the name's line.
  private func lineEnd(of deck: TestDeck, _ entry: CardEntry) throws -> [UInt8] {
    let (picture, rect) = (try deck.picture("cards/a@1x.png"), try box("name", of: entry).rect)
    return (Int(rect.y)..<Int(rect.maxY)).flatMap { y in
      (Int(rect.maxX) - 20..<Int(rect.maxX)).map { picture[$0, y].red }
    }
  }

  /// A right-to-left override in a name must not turn the age around: it reads 21 and not 12, so the card
  /// differs from one of age 12 and has the width of a line without the override.
  @Test func aNameCannotReorderTheAge() throws {
    let plain = try box("name", of: card(#""name": "abc", "age": 21"#).entry)
    let (deck, entry) = try card(#""name": "\u202eabc", "age": 21"#)
    let other = try card(#""name": "\u202eabc", "age": 12"#)
    #expect(abs(try box("name", of: entry).rect.width - plain.rect.width) < 0.01)
    let straight = try card(#""name": "\u200babc", "age": 21"#)
    let reversed = try deck.picture("cards/a@1x.png")
    #expect(reversed != (try other.deck.picture("cards/a@1x.png")))
    // Right of the name both show ", 21", white on the dark end of the scrim.
    let rect = try box("name", of: entry).rect
    let picture = try straight.deck.picture("cards/a@1x.png")
    var letters = 0
    for y in Int(rect.y)..<Int(rect.maxY) {
      for x in Int(rect.maxX) - 30..<Int(rect.maxX) {
        #expect(reversed[x, y] == picture[x, y])
        letters += picture[x, y].red > 200 ? 1 : 0
      }
    }
    #expect(letters > 50)
  }

  @Test(arguments: [#"Ada\n\tKing"#, #"Ada\r\n\r\nKing"#, "Ada  King"])
  func aRunOfLineBreaksAndBlanksIsOneSpace(written: String) throws {
    let name = try box("name", of: card("\"name\": \"\(written)\", \"age\": 36").entry)
    let spaced = try box("name", of: card(#""name": "Ada King", "age": 36"#).entry)
    #expect(name.rect == spaced.rect)
  }

  @Test(arguments: ["ليلى", "葵", "आर्य", "Zoë", "👩🏽‍🚀", "ẤỆỖ", "ཨོཾ"])
  func inkStaysInTheBox(name: String) throws {
    let (deck, entry) = try card(
      #""name": "\#(name)", "age": 30"#, settings: #", "style": { "decoration": { "scrim": null } }"#)
    let (picture, rect) = (try deck.picture("cards/a@1x.png"), try box("name", of: entry).rect)
    var ink = 0
    for y in 20..<380 {
      for x in 0..<300 where picture[x, y] != .gray {
        ink += 1
        let isInside =
          Double(x + 1) >= rect.x - 1 && Double(x) <= rect.maxX + 1 && Double(y + 1) >= rect.y - 1
        #expect(isInside && Double(y) <= rect.maxY + 1, "(\(x), \(y)) of \(rect)")
      }
    }
    // The comma and the age alone are some hundred pixels.
    #expect(ink > 200)
  }

  @Test func fontsOfTheDeckAreUsed() throws {
    let locator = FontLocator(environment: ProcessInfo.processInfo.environment)
    let path = try #require(locator.path(of: "NotoSerif-Bold.ttf"))
    let font = try #require(FileManager.default.contents(atPath: path))
    let deck = try TestDeck.flat(
      1,
      settings: #""size": [60, 80], "scales": [1], "animations": [], "#
        + #""fonts": { "files": ["fonts/Own.ttf"], "name": "Noto Serif" }"#)
    try deck.folder.write(font, to: "fonts/Own.ttf")
    try deck.render()
    #expect(try deck.manifest.fonts.map(\.file) == ["Own.ttf"])
    #expect(try deck.manifest.fonts.first?.family == "Noto Serif")
  }

  /// The message names the file and what to do; nothing is drawn in another font.
  @Test(arguments: ["fonts/own.woff2", "fonts/own.ttf"]) func aWebFontIsRefused(file: String) throws {
    let deck = try TestDeck.flat(
      1, settings: "\"size\": [60, 80], \"scales\": [1], \"fonts\": { \"files\": [\"\(file)\"] }")
    try deck.folder.write(Data(Array("wOF2".utf8) + [UInt8](repeating: 0, count: 44)), to: file)
    let report = try deck.render()
    #expect(report.outcome == nil)
    let error = try #require(report.diagnostics.first { $0.severity == .error })
    #expect(error.code == "font" && error.message.contains("\(file): the file is a WOFF2 file"))
    #expect(error.message.hasSuffix("convert it to TTF or OTF"))
  }

  @Test func aFamilyThatNoFileHasIsSaidSo() throws {
    let deck = try TestDeck.flat(
      1, settings: #""size": [60, 80], "scales": [1], "fonts": { "hobby": "Intr" }"#)
    let error = try #require(try deck.render().diagnostics.first { $0.severity == .error })
    #expect(error.code == "font" && error.message.contains("“Intr”") && error.message.contains("“Inter”"))
  }

  @Test func aFontFileThatIsMissingIsSaidSo() throws {
    let deck = try TestDeck.flat(
      1, settings: #""size": [60, 80], "scales": [1], "fonts": { "files": ["gone.ttf"] }"#)
    #expect(
      try deck.render().diagnostics.contains { $0.code == "font-missing" && $0.place.file == "gone.ttf" })
  }
}
