import DeckPipeline
import DeckPlanning
import Foundation
import ImageCodecs
import PictureTypes
import Raster
import TestSupport
import Testing

/// Photos that cannot be used: one message each that names the file, the card and the field and says what to
/// do.
@Suite struct BadPhotoTests {
  /// Name of the case, the bytes of the photo (nil: no such file), the code and words of the message.
  static let cases: [(name: String, bytes: [UInt8]?, code: String, words: String)] = [
    ("missing", nil, "photo-missing", "does not exist"),
    ("empty", [], "photo-empty", "the file is empty"),
    ("text", Array("hello".utf8), "photo-not-a-picture", "not a picture"),
    ("webp", Array("RIFF\u{40}\0\0\0WEBPVP8 ".utf8), "photo-truncated", "WebP"),
    ("tiff", [0x49, 0x49, 0x2A, 0x00], "photo-unsupported", "TIFF"),
    ("heic", [0, 0, 0, 24] + Array("ftypheic".utf8), "photo-unsupported", "HEIF"),
    ("gif", Array("GIF89a".utf8), "photo-unsupported", "GIF"),
    ("png signature", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "photo-truncated", "ends before"),
    ("jpeg signature", [0xFF, 0xD8, 0xFF, 0xE0], "photo-truncated", "JPEG"),
  ]

  @Test(arguments: cases.indices) func oneMessageSaysItAll(index: Int) throws {
    let (_, bytes, code, words) = Self.cases[index]
    let deck = try TestDeck.flat(2)
    if let bytes {
      try deck.folder.write(bytes, to: "p1.png")
    } else {
      try FileManager.default.removeItem(atPath: "\(deck.folder.path)/p1.png")
    }
    for report in [try deck.check(), try deck.render()] {
      let errors = report.diagnostics.filter { $0.severity == .error }
      let error = try #require(errors.first)
      #expect(errors.count == 1 && report.errorKind == .photo)
      #expect(error.code.rawValue == code && error.card == "c1" && error.field == "photo")
      // A file that does not exist is reported where it is named.
      #expect(error.place.file.hasSuffix(bytes == nil ? "deck.json" : "p1.png"))
      #expect(error.message.contains(words), "\(error)")
    }
    #expect(!deck.folder.contains("out"))
  }

  @Test func allBadPhotosAreReportedTogether() throws {
    let deck = try TestDeck.flat(6)
    for index in [0, 2, 5] { try deck.folder.write("x", to: "p\(index).png") }
    let photo = try deck.folder.read("p3.png")
    try deck.folder.write(photo.prefix(photo.count - 16), to: "p3.png")
    let report = try deck.render(jobs: 2)
    #expect(
      report.diagnostics.map(\.short) == [
        "error photo-not-a-picture c0", "error photo-not-a-picture c2", "error photo-truncated c3",
        "error photo-not-a-picture c5",
      ])
  }

  @Test func faultsOfTheDeckAndItsPhotosAreReportedTogether() throws {
    let deck = try TestDeck.flat(1)
    try deck.write(
      #"{ "colour": 1, "cards": [{ "photo": "gone.png", "age": "old" }, { "photo": "p0.png", "id": "" }] }"#)
    let codes = try deck.render().diagnostics.filter { $0.severity == .error }.map(\.code)
    #expect(codes == ["unknown-key", "bad-id", "bad-age", "photo-missing"])
  }

  @Test func aFolderInPlaceOfAPhotoIsSaidSo() throws {
    let deck = try TestDeck.flat(1)
    try FileManager.default.removeItem(atPath: "\(deck.folder.path)/p0.png")
    try FileManager.default.createDirectory(
      atPath: "\(deck.folder.path)/p0.png", withIntermediateDirectories: false)
    #expect(try deck.render().diagnostics.map(\.short) == ["error photo-unreadable c0"])
  }

  @Test func aPipeInPlaceOfAPhotoOrFontIsNotWaitedFor() throws {
    let deck = try TestDeck.flat(
      1, settings: #""size": [60, 80], "scales": [1], "fonts": { "files": ["pipe.otf"] }"#)
    for name in ["p0.png", "pipe.otf"] {
      try? FileManager.default.removeItem(atPath: "\(deck.folder.path)/\(name)")
      #expect(mkfifo("\(deck.folder.path)/\(name)", 0o600) == 0)
    }
    #expect(try deck.check().diagnostics.map(\.code) == ["font-missing", "photo-unreadable"])
    try deck.write(
      #"{ "size": [60, 80], "scales": [1], "cards": [{ "id": "c0", "photo": "p0.png" }] }"#)
    #expect(try deck.check().diagnostics.map(\.short) == ["error photo-unreadable c0"])
  }

  @Test func limitsOfTheDeckAreKept() throws {
    let deck = try TestDeck.flat(
      1, settings: #""size": [60, 80], "scales": [1], "limits": { "pixels": 4799 }"#)
    let report = try deck.render()
    #expect(report.diagnostics.map(\.short) == ["error photo-over-limit c0"])
    #expect(report.diagnostics.first?.message.contains("60 × 80") == true)
  }
}

/// The limits of a deck reach the decoder, each by its name.
@Suite struct LimitTests {
  @Test(arguments: [
    ("pixels: 4799", true), ("pixels: 4800", false), ("side: 79", true), ("side: 80", false),
    ("fileBytes: 50", true), ("chunks: 3", true), ("chunks: 4", false),
  ])
  func areThoseOfTheDeck(limit: String, isRefused: Bool) throws {
    let deck = try TestDeck()
    try deck.addFlatPhoto("p.png", width: 60, height: 80)
    try deck.write("{ size: [60, 80], limits: { \(limit) }, cards: [{ id: 'a', photo: 'p.png' }] }")
    let codes = try deck.check().diagnostics.map(\.code)
    #expect(codes.contains("photo-over-limit") == isRefused, "\(codes)")
  }

  /// Scans of a progressive photo; rows of 8 columns and 16 bits, which are held whole where they are
  /// interlaced; and blocks that are passed over where they are longer.
  @Test(
    arguments: [
      ("scans: 2", "progressive.jpg", "photo-over-limit"), ("scans: 90", "progressive.jpg", nil),
      ("workingBytes: 511", "interlaced.png", "photo-over-limit"),
      ("workingBytes: 512", "interlaced.png", nil),
      ("profileBytes: 40", "tagged.jpg", "profile-unusable"), ("profileBytes: 4000", "tagged.jpg", nil),
      ("exifBytes: 20", "turned.png", "metadata-broken"), ("exifBytes: 4000", "turned.png", nil),
    ] as [(String, String, String?)])
  func reachTheDecoderByName(limit: String, photo: String, code: String?) throws {
    let deck = try TestDeck()
    let flat = Pixmap(width: 8, height: 8, filledWith: StraightPixel.gray)
    var interlaced = PNGBuilder(width: 8, height: 8, .rgb, depth: 16) { x, y in [x, y, 0] }
    interlaced.isInterlaced = true
    var turned = PNGBuilder(width: 8, height: 8, .rgb, depth: 8) { x, y in [x, y, 0] }
    // A TIFF header and a directory with orientation 6.
    turned.chunks = [
      PNGChunk(
        "eXIf", Array("II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0])
    ]
    let files = [
      "interlaced.png": interlaced.file, "turned.png": turned.file,
      "tagged.jpg": try JPEGEncoder(colorSpace: .displayP3).encode(flat.premultiplied()),
      "progressive.jpg": try DemoPhotos.bytes(of: "lukasz.jpg"),
    ]
    try deck.folder.write(try #require(files[photo]), to: photo)
    try deck.write("{ size: [16, 16], limits: { \(limit) }, cards: [{ id: 'a', photo: '\(photo)' }] }")
    let codes = try deck.check().diagnostics.map(\.code.rawValue).filter { $0 != "photo-upscaled" }
    #expect(codes == [code].compactMap(\.self))
  }
}
