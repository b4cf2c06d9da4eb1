import ImageCodecs
import Raster
import TestSupport
import Testing

/// Warnings for photos that are decoded all the same.
@Suite struct WarningTests {
  private static let good = ExifBlock(orientation: 6, isLittleEndian: true).bytes

  /// A valid block with changed bytes, or truncated.
  private static func changed(_ bytes: [UInt8], at place: Int) -> [UInt8] {
    Array(good[..<place]) + bytes + Array(good[(place + bytes.count)...])
  }

  /// Empty, without a byte order, a directory outside the block, truncated twice, more entries than bytes, a
  /// text as orientation, an invalid value.
  private static let broken: [[UInt8]] = [
    [], changed([0x58, 0x58], at: 0), changed([0xFF, 0xFF, 0, 0], at: 4), Array(good[..<20]),
    Array(good[..<30]),
    Array(changed([0xFF, 0xFF], at: 8)[..<22]),
    ExifBlock(orientation: 6, isLittleEndian: true, type: 2).bytes,
    ExifBlock(orientation: 9, isLittleEndian: true).bytes,
  ]

  @Test(arguments: broken)
  func brokenExif(block: [UInt8]) throws {
    var png = PNGBuilder(width: 4, height: 2, .gray, depth: 8) { x, _ in [x] }
    png.chunks = [PNGChunk("eXIf", block)]
    for file in [JPEGSegments.inserting(exif: block, into: JPEGFixtures.blocks), png.file] {
      let photo = try PhotoDecoder().decode(file)
      #expect(photo.header.orientation == .upright)
      #expect(photo.warnings.map(\.code) == [.metadataBroken])
      #expect(
        photo.warnings.allSatisfy {
          $0.message.contains("Exif block") && $0.message.contains("not turned")
        })
    }
  }

  /// The orientation is used, but the signature does not belong into a PNG.
  @Test func jpegsMarkInAPNG() throws {
    var png = PNGBuilder(width: 4, height: 2, .gray, depth: 8) { x, _ in [x] }
    png.chunks = [PNGChunk("eXIf", Array("Exif\0\0".utf8) + Self.good)]
    let photo = try decoded(png)
    #expect(photo.header.orientation == .rotated90)
    #expect(photo.warnings.map(\.code) == [.metadataBroken])
  }

  /// Some cameras write another byte than the second zero.
  @Test func anotherByteAfterExif() throws {
    let segment = Array("Exif\0".utf8) + [0xFF] + Self.good
    let photo = try PhotoDecoder().decode(JPEGSegments.inserting(0xE1, segment, into: JPEGFixtures.blocks))
    #expect(photo.header.orientation == .rotated90)
  }

  @Test func theFirstOfTwoBlocksCounts() throws {
    let second = JPEGSegments.inserting(
      exif: ExifBlock(orientation: 3, isLittleEndian: false).bytes, into: JPEGFixtures.blocks)
    let file = JPEGSegments.inserting(exif: Self.good, into: second)
    #expect(try PhotoDecoder().inspect(file).orientation == .rotated90)
  }

  /// libpng's message follows ours in parentheses.
  @Test func libraryWordsAreQuoted() throws {
    var png = PNGBuilder(width: 4, height: 2, .palette, depth: 8) { x, _ in [x % 2] }
    png.chunks = [PNGChunk("PLTE", [1, 2, 3, 4, 5, 6]), PNGChunk("tRNS", [1, 2, 3, 4])]
    let warnings = try decoded(png).warnings
    #expect(warnings.map(\.code) == [.metadataBroken])
    #expect(warnings.allSatisfy { $0.message.contains("(libpng: tRNS") && $0.message.contains("ignored") })
  }

  /// No keyword, a keyword that is too long, an unknown method, no zlib stream, an invalid flag, too few
  /// fields.
  @Test(arguments: [
    ("tEXt", Array("\0text".utf8)), ("tEXt", [UInt8](repeating: 65, count: 90)),
    ("zTXt", Array("a\0\u{1}x".utf8)),
    ("zTXt", Array("a\0\0nonsense".utf8)), ("iTXt", Array("a\0\u{7}\0\0\0x".utf8)),
    ("iTXt", Array("a\0\0\0x".utf8)),
    ("iTXt", Array("a\0\u{1}\0\0\0nonsense".utf8)),
  ])
  func brokenTexts(type: String, content: [UInt8]) throws {
    var png = PNGBuilder(width: 4, height: 2, .gray, depth: 8) { x, _ in [x] }
    png.chunks = [PNGChunk(type, content)]
    #expect(try decoded(png).warnings.map(\.code) == [.metadataBroken])
    png.chunks = [
      PNGChunk("tEXt", Array("a\0".utf8)), PNGChunk("zTXt", Array("a\0\0".utf8) + PNGBuilder.zlib([65])),
      PNGChunk("iTXt", Array("a\0\0\0de\0\0x".utf8)),
      PNGChunk("iTXt", Array("a\0\u{1}\0\0\0".utf8) + PNGBuilder.zlib([65])),
    ]
    #expect(try decoded(png).warnings.isEmpty)
  }

  /// The picture is complete if the file is truncated after its pixel data.
  @Test func cutBehindTheData() throws {
    var png = PNGBuilder(width: 4, height: 2, .gray, depth: 8) { x, _ in [x] }
    png.trailingChunks = [PNGChunk("tEXt", Array("Comment\0a long text".utf8))]
    let file = png.file
    for missing in [13, 20, 30] {
      let photo = try PhotoDecoder().decode(Array(file[..<(file.count - missing)]))
      #expect(photo.pixmap.pixels.map(\.red) == [0, 1, 2, 3, 0, 1, 2, 3])
      #expect(photo.warnings.map(\.code) == [.dataDamaged])
    }
  }

  /// The block is truncated after the orientation.
  @Test func cutBehindTheOrientation() throws {
    let file = JPEGSegments.inserting(exif: Array(Self.good[..<36]), into: JPEGFixtures.blocks)
    let photo = try PhotoDecoder().decode(file)
    #expect(photo.header.orientation == .rotated90)
    #expect(photo.warnings.map(\.code) == [.metadataBroken])
  }

  @Test func animatedPNG() throws {
    var png = PNGBuilder(width: 4, height: 2, .gray, depth: 8) { x, _ in [x] }
    png.chunks = [PNGChunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0])]
    png.trailingChunks = [PNGChunk("fdAT", [0, 0, 0, 1, 2, 3])]
    let photo = try decoded(png)
    #expect(photo.pixmap.pixels.map(\.red) == [0, 1, 2, 3, 0, 1, 2, 3])
    #expect(photo.warnings.map(\.code) == [.animationFirstFrame])
  }

  @Test func oneFrameIsNoAnimation() throws {
    var png = PNGBuilder(width: 4, height: 2, .gray, depth: 8) { x, _ in [x] }
    png.chunks = [PNGChunk("acTL", [0, 0, 0, 1, 0, 0, 0, 0])]
    #expect(try decoded(png).warnings.isEmpty)
  }

  /// Many programs write it for an unknown orientation.
  @Test(arguments: [false, true])
  func orientationZero(isLittleEndian: Bool) throws {
    let block = ExifBlock(orientation: 0, isLittleEndian: isLittleEndian)
    let photo = try PhotoDecoder().decode(
      JPEGSegments.inserting(exif: block.bytes, into: JPEGFixtures.blocks))
    #expect(photo.warnings.isEmpty && photo.header.orientation == .upright)
  }

  @Test func appleVarietyIsNamed() {
    let file = PNGBuilder(width: 4, height: 2, .gray, depth: 8) { x, _ in [x] }.file
    let apple = file[..<8] + PNGChunk("CgBI", [0x50, 0, 0x20, 2]).bytes + file[8...]
    let error = refusal { () throws(PhotoError) in try PhotoDecoder().decode(Array(apple)) }
    #expect(error?.code == "photo-unsupported")
    #expect(error?.description.contains("Xcode") == true)
    #expect(error?.description.contains("export it again as a standard PNG") == true)
  }

  @Test(arguments: [
    (PNGBuilder.ColorType.rgba, 16, true, "16-bit RGBA, interlaced"), (.gray, 1, false, "1-bit gray"),
    (.grayAlpha, 8, false, "8-bit gray with alpha"), (.rgb, 8, true, "8-bit RGB, interlaced"),
  ])
  func encodingInWords(type: PNGBuilder.ColorType, depth: Int, isInterlaced: Bool, words: String) throws {
    var png = PNGBuilder(width: 3, height: 3, type, depth: depth) { _, _ in
      [Int](repeating: 1, count: type.channels)
    }
    png.isInterlaced = isInterlaced
    #expect(try PhotoDecoder().inspect(png.file).encoding == words)
  }

  @Test func codesAreDistinctAndStable() {
    #expect(
      PhotoWarning.Code.allCases.map(\.rawValue) == [
        "profile-unusable", "metadata-broken", "data-damaged", "color-info-ignored", "animation-first-frame",
      ])
  }
}
