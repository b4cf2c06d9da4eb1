import ImageCodecs
import Raster
import TestSupport
import PictureTypes
import Testing

/// Files that would make a decoder allocate much memory.
@Suite struct AllocationLimitTests {
  private func builder(_ chunks: [PNGChunk]) -> PNGBuilder {
    var file = PNGBuilder(width: 2, height: 1, .rgb, depth: 8) { x, _ in [x * 200, 100, 50] }
    file.chunks = chunks
    return file
  }

  private let wanted = [[0, 100, 50, 255], [200, 100, 50, 255]]

  @Test func manyChunks() throws {
    let chunks = [PNGChunk](repeating: PNGChunk("tEXt", Array("a\0b".utf8)), count: 5_000)
    let photo = try decoded(builder(chunks))
    #expect(photo.pixmap.pixels.map(\.channels) == wanted && photo.warnings.isEmpty)
    var limits = DecodeLimits()
    limits.chunks = 5_002
    let error = refusal { () throws(PhotoError) in
      try PhotoDecoder(limits: limits).decode(builder(chunks).file)
    }
    #expect(error == .overLimit(what: "the number of chunks", found: 5_003, limit: 5_002))
  }

  /// libpng would refuse a picture with such a text.
  @Test(arguments: ["tEXt", "zTXt", "iTXt"])
  func longTextsAreNotRead(type: String) throws {
    let text = [UInt8](repeating: 65, count: 10 << 20)
    let content = [
      "tEXt": Array("a\0".utf8) + text, "zTXt": Array("a\0\0".utf8) + PNGBuilder.zlib(text),
      "iTXt": Array("a\0\0\0\0\0".utf8) + text,
    ]
    let photo = try decoded(builder([PNGChunk(type, try #require(content[type]))]))
    #expect(photo.pixmap.pixels.map(\.channels) == wanted)
    #expect(photo.warnings.isEmpty)
  }

  @Test func aLargeProfileIsIgnored() throws {
    var limits = DecodeLimits()
    let profile = ICCProfile.rgb(ICCProfile.p3Colorants)
    limits.profileBytes = profile.count - 1
    let png = builder([PNGChunk("iCCP", Array("p\0\0".utf8) + PNGBuilder.zlib(profile))]).file
    let jpeg = JPEGSegments.inserting(profile: profile, into: JPEGFixtures.blocks)
    for file in [png, jpeg] {
      let photo = try PhotoDecoder(limits: limits).decode(file)
      #expect(photo.warnings.map(\.code) == [.profileUnusable])
      #expect(!photo.isColorConverted)
      limits.profileBytes += 200
      #expect(try PhotoDecoder(limits: limits).decode(file).isColorConverted)
      limits.profileBytes -= 200
    }
  }

  @Test func aLargeExifBlockIsIgnored() throws {
    var limits = DecodeLimits()
    limits.exifBytes = 40
    let file = builder([PNGChunk("eXIf", ExifBlock(orientation: 6, isLittleEndian: true).bytes)]).file
    let photo = try PhotoDecoder(limits: limits).decode(file)
    #expect(photo.header.orientation == .upright)
    #expect(photo.warnings.map(\.code) == [.metadataBroken])
    #expect(try PhotoDecoder().decode(file).header.orientation == .rotated90)
  }

  /// The last scan, a refinement, repeated many times.
  @Test func manyScans() throws {
    let file = JPEGFixtures.progressive
    let last = try #require(file.indices.dropLast().last { file[$0] == 0xFF && file[$0 + 1] == 0xDA })
    let scan = file[last..<file.count - 2]
    var bomb = Array(file[..<last])
    for _ in 0..<150 { bomb += scan }
    let error = refusal { () throws(PhotoError) in try PhotoDecoder().decode(bomb + [0xFF, 0xD9]) }
    #expect(error?.code == "photo-over-limit")
    #expect(error?.description.contains("number of scans") == true)
  }

  /// 9000 × 9000 of RGBA are 324 MB: more than any photo of so few bytes decompresses to. 8000 × 8000 are
  /// within the size that is always accepted, and so are found to be truncated.
  @Test(arguments: [(9000, "photo-over-limit"), (8000, "photo-truncated")])
  func emptyPictures(side: Int, code: String) {
    let header = UInt32(side).bigEndianBytes + UInt32(side).bigEndianBytes + [8, 6, 0, 0, 0]
    let file = PNGChunk.signature + PNGChunk("IHDR", header).bytes + PNGChunk("IDAT", []).bytes
    let error = refusal { () throws(PhotoError) in try PhotoDecoder().decode(file) }
    #expect(error?.code == code)
  }

  /// Fewer bits than blocks: refused before hundreds of megabytes are allocated.
  @Test(arguments: [JPEGFixtures.blocks, JPEGFixtures.progressive, JPEGFixtures.gray])
  func emptyJPEGs(file: [UInt8]) {
    let claim = JPEGSegments.resized(file, width: 12_000, height: 6_000)
    let error = refusal { () throws(PhotoError) in try PhotoDecoder().inspect(claim) }
    #expect(error == .truncated(.jpeg))
  }

  /// Interlaced pictures of 16 bits are decoded whole into a buffer.
  @Test func wideInterlacedRows() throws {
    var png = PNGBuilder(width: 64, height: 64, .rgb, depth: 16) { x, y in [x, y, 0] }
    png.isInterlaced = true
    let limits = DecodeLimits(workingBytes: 64 * 64 * 8 - 1)
    let error = refusal { () throws(PhotoError) in try PhotoDecoder(limits: limits).inspect(png.file) }
    #expect(error?.code == "photo-over-limit")
    #expect(throws: Never.self) {
      try PhotoDecoder(limits: DecodeLimits(workingBytes: 64 * 64 * 8)).decode(png.file)
    }
  }

  /// A truncated chunk that states a length of 1 GiB.
  @Test(arguments: ["pCAL", "iTXt", "eXIf", "iCCP", "juNk", "PLTE"])
  func hugeClaims(type: String) {
    let file = builder([]).file
    var claim = Array(file[..<33])
    claim += UInt32(0x3FFF_FFFF).bigEndianBytes
    claim += Array(type.utf8) + [1, 2, 3]
    let error = refusal { () throws(PhotoError) in try PhotoDecoder().decode(claim) }
    #expect(error == .truncated(.png))
  }
}
