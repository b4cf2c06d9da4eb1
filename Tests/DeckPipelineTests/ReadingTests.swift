import DeckKit
import DeckPipeline
import DeckPlanning
import Raster
import TestSupport
import Testing

/// Files of cards in encodings that the deck names, and pictures at scales that are no whole numbers.
@Suite struct ReadingTests {
  private func deck(_ table: [UInt8], _ fields: String, settings: String = "") throws -> TestDeck {
    let deck = try TestDeck()
    try deck.addFlatPhoto("a.png")
    try deck.folder.write(table, to: "people.csv")
    try deck.write(
      "{ size: [60, 80], scales: [1], animations: [], cards: { file: 'people.csv' \(fields) } \(settings) }")
    return deck
  }

  /// “Zoë” in Windows-1252, “Łucja” in ISO 8859-2, and “葵” in Shift JIS.
  @Test(arguments: [
    ("windows-1252", [0x5A, 0x6F, 0xEB], "Zoë"), ("iso-8859-2", [0xA3, 0x75, 0x63, 0x6A, 0x61], "Łucja"),
    ("shift_jis", [0x88, 0xA8], "葵"), ("macintosh", [0x5A, 0x6F, 0x91], "Zoë"),
  ])
  func encodings(name: String, bytes: [UInt8], text: String) throws {
    let deck = try deck(
      Array("photo,name\na.png,".utf8) + bytes + [0x0A], ", encoding: '\(name)'")
    #expect(try deck.render().errorKind == nil)
    #expect(try deck.manifest.cards.map(\.name) == [text])
  }

  @Test(arguments: [
    ("", "name its encoding, such as \"encoding\": \"windows-1252\"", DiagnosticCode.syntax),
    (", encoding: 'klingon'", "is not known", .badEncoding),
    (", encoding: 'ascii'", "byte 15 has no meaning", .badEncoding),
  ])
  func otherEncodingsAreSaidSo(fields: String, message: String, code: DiagnosticCode) throws {
    let table = Array("photo,name\nZo".utf8) + [0xEB, 0x0A]
    let bytes = Array("photo,name\na.p".utf8) + [0xEB, 0x0A]
    let errors = try deck(code == .syntax ? table : bytes, fields).check().diagnostics.filter {
      $0.severity == .error
    }
    #expect(errors.first?.code == code && errors.first?.message.contains(message) == true, "\(errors)")
  }

  /// 60 × 80 points at 1.5 are 90 × 120 pixels; 61 × 81 are 91.5 × 121.5, rounded to 92 × 122.
  @Test(arguments: [("[60, 80]", 90, 120), ("[61, 81]", 92, 122)])
  func oneAndAHalf(size: String, width: Int, height: Int) throws {
    let deck = try TestDeck()
    try deck.addFlatPhoto("a.png", width: 100, height: 130)
    try deck.write(
      "{ size: \(size), scales: [1.5, 4], animations: ['like'], style: { decoration: { cornerRadius: 0, "
        + "scrim: null } }, "
        + "cards: [{ photo: 'a.png' }] }")
    #expect(try deck.render().errorKind == nil)
    let image = try #require(try deck.manifest.cards.first?.images.first)
    #expect(
      image.path == "cards/a@1.5x.png" && image.scale == 1.5 && image.width == width && image.height == height
    )
    let picture = try deck.picture("cards/a@1.5x.png")
    #expect(picture.width == width && picture.pixels.allSatisfy { $0 == .gray })
    #expect(deck.files.contains("previews/rest@1.5x.png") && deck.files.contains("cards/a@4x.png"))
    #expect(deck.files.contains("animations/like-a@1.5x/000.png"))
  }
}
