import DeckPipeline
import DeckPlanning
import Foundation
import ImageCodecs
import Raster
import TestSupport
import Testing

/// What a photo tells beside its pixels reaches no output: places, comments, descriptions, thumbnails.
@Suite struct PrivacyTests {
  private static let secret = "SECRET-PLACE"

  /// An Exif block with a description and a GPS directory: 48° 51′ 30″ N.
  private static var exif: [UInt8] {
    // IFD0 at 8: ImageDescription (13 bytes at 38) and the GPS directory at 52.
    var block: [UInt8] = Array("II*\0".utf8)
    block += [8, 0, 0, 0, 2, 0]
    block += [0x0E, 0x01, 2, 0, 13, 0, 0, 0, 38, 0, 0, 0]
    block += [0x25, 0x88, 4, 0, 1, 0, 0, 0, 52, 0, 0, 0]
    block += [0, 0, 0, 0]
    block += Array(secret.utf8) + [0, 0]
    // GPSLatitudeRef and GPSLatitude (three fractions at 82).
    block += [2, 0]
    block += [1, 0, 2, 0, 2, 0, 0, 0, 0x4E, 0, 0, 0]
    block += [2, 0, 5, 0, 3, 0, 0, 0, 82, 0, 0, 0]
    block += [0, 0, 0, 0]
    for number: UInt8 in [48, 1, 51, 1, 30, 1] { block += [number, 0, 0, 0] }
    return block
  }

  private static func segment(_ marker: UInt8, _ body: [UInt8]) -> [UInt8] {
    [0xFF, marker, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 255)] + body
  }

  private static func jpeg(_ pixmap: Pixmap<StraightPixel>) throws -> [UInt8] {
    let file = try JPEGEncoder().encode(pixmap.premultiplied())
    let told =
      segment(0xE1, Array("Exif\0\0".utf8) + exif)
      + segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x>\(secret)</x>".utf8))
      + segment(0xED, Array("Photoshop 3.0\0\(secret)".utf8)) + segment(0xFE, Array(secret.utf8))
    return Array(file.prefix(2)) + told + Array(file.dropFirst(2))
  }

  private static func png(_ pixmap: Pixmap<StraightPixel>) throws -> [UInt8] {
    let file = try PNGEncoder().encode(pixmap)
    let told =
      PNGChunk("tEXt", Array("Comment\0\(secret)".utf8)).bytes
      + PNGChunk("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0\(secret)".utf8)).bytes
      + PNGChunk("eXIf", exif).bytes + PNGChunk("tIME", [7, 230, 1, 1, 0, 0, 0]).bytes
    return Array(file.prefix(33)) + told + Array(file.dropFirst(33))
  }

  @Test func nothingOfASourceButItsPixelsComesOut() throws {
    let deck = try TestDeck()
    let photo = Pixmap(width: 60, height: 80, filledWith: StraightPixel.gray)
    try deck.folder.write(try Self.jpeg(photo), to: "a.jpg")
    try deck.folder.write(try Self.png(photo), to: "b.png")
    try deck.write(
      """
      { size: [60, 80], scales: [1], formats: ['png', 'jpeg'], animations: ['like'],
        cards: [{ id: 'a', photo: 'a.jpg' }, { id: 'b', photo: 'b.png' }] }
      """)
    let report = try deck.render()
    #expect(report.diagnostics == [] && report.outcome != nil)
    for (name, bytes) in try deck.folder.contents(of: "out") {
      let text = String(decoding: bytes, as: UTF8.self)
      for word in [Self.secret, "Exif", "adobe", "Photoshop"] {
        #expect(!text.contains(word), "\(name): \(word)")
      }
      if name.hasSuffix(".png") {
        #expect(Set(PNGChunk.parse(bytes)?.map(\.type) ?? []) == ["IHDR", "sRGB", "IDAT", "IEND"])
      }
      if name.hasSuffix(".jpg") {
        // JFIF, the profile, tables, frame, scan, end.
        #expect(markers(of: bytes).isSubset(of: [0xE0, 0xE2, 0xDB, 0xC0, 0xC4, 0xDA]), "\(name)")
      }
    }
  }

  /// The markers up to the scan's.
  private func markers(of file: [UInt8]) -> Set<UInt8> {
    var (markers, offset): (Set<UInt8>, Int) = ([], 2)
    while offset + 4 <= file.count, markers.insert(file[offset + 1]).memberAfterInsert != 0xDA {
      offset += 2 + Int(file[offset + 2]) << 8 + Int(file[offset + 3])
    }
    return markers
  }
}
