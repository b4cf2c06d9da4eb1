import ImageCodecs
import Raster
import TestSupport
import PictureTypes
import Testing

/// A tiny file that states a large size. It must be refused before memory is allocated.
private func png(_ width: Int, _ height: Int) -> [UInt8] {
  let header = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [8, 6, 0, 0, 0]
  let chunks = [PNGChunk("IHDR", header), PNGChunk("IDAT", PNGBuilder.zlib([0])), PNGChunk("IEND", [])]
  return PNGChunk.signature + chunks.flatMap(\.bytes)
}

private func jpeg(_ width: Int, _ height: Int) -> [UInt8] {
  JPEGSegments.resized(JPEGFixtures.progressive, width: UInt16(width), height: UInt16(height))
}

@Suite struct LimitTests {
  /// The value and the limit of the error of decoding, which must equal the error of inspecting.
  private func excess(_ file: [UInt8], _ limits: DecodeLimits = DecodeLimits()) -> (found: Int, limit: Int)? {
    let decoder = PhotoDecoder(limits: limits)
    let error = refusal { () throws(PhotoError) in try decoder.decode(file) }
    #expect(refusal { () throws(PhotoError) in try decoder.inspect(file) } == error)
    guard case .overLimit(_, let found, let limit) = error else { return nil }
    #expect(error?.code == "photo-over-limit")
    #expect(error?.description.contains("\(found)") == true)
    #expect(error?.description.contains("\(limit)") == true)
    return (found, limit)
  }

  @Test(arguments: [
    (png(100_001, 1), 100_001), (png(1, 100_001), 100_001), (png(0x7FFF_FFFF, 0x7FFF_FFFF), 0x7FFF_FFFF),
  ])
  func longestSide(file: [UInt8], found: Int) throws {
    #expect(try #require(excess(file)) == (found, 100_000))
  }

  /// The limit of libjpeg.
  @Test(arguments: [(jpeg(65_501, 1), 65_501), (jpeg(2, 65_535), 65_535), (jpeg(65_535, 65_535), 65_535)])
  func longestSideOfAJPEG(file: [UInt8], found: Int) throws {
    #expect(try #require(excess(file)) == (found, 65_500))
  }

  /// A picture one pixel wide and higher than other formats than PNG allow has few pixels.
  @Test func aStripIsNoBomb() throws {
    let file = try PNGEncoder().encode(
      Pixmap(width: 1, height: 65_536, filledWith: StraightPixel(red: 9, green: 9, blue: 9)))
    #expect(try PhotoDecoder().decode(file).pixmap.height == 65_536)
  }

  @Test(arguments: [
    (png(20_000, 20_000), 400_000_000), (jpeg(20_000, 20_000), 400_000_000),
    (png(65_500, 65_500), 4_290_250_000),
    (jpeg(65_500, 65_500), 4_290_250_000), (png(2291, 65_475), 150_003_225),
  ])
  func pixels(file: [UInt8], found: Int) throws {
    #expect(try #require(excess(file)) == (found, 150_000_000))
  }

  /// The size of an arithmetic-coded file does not show how much of it is missing.
  @Test func anArithmeticBomb() throws {
    var file = JPEGFixtures.arithmetic
    let frame = try #require(file.indices.first { file[$0...].starts(with: [0xFF, 0xC9]) })
    file.replaceSubrange(frame + 5..<frame + 9, with: [0x1F, 0x40, 0x1F, 0x40])
    #expect(try #require(excess(file)) == (8000 * 8000 * 3 / file.count, 500))
  }

  @Test func ownLimits() throws {
    let files = [
      JPEGFixtures.blocks, PNGBuilder(width: 24, height: 16, .gray, depth: 8) { _, _ in [0] }.file,
    ]
    for file in files {
      #expect(try #require(excess(file, DecodeLimits(side: 23))) == (24, 23))
      #expect(try #require(excess(file, DecodeLimits(pixels: 383))) == (384, 383))
      #expect(throws: Never.self) {
        try PhotoDecoder(limits: DecodeLimits(pixels: 384, side: 24)).decode(file)
      }
    }
  }

  @Test(arguments: [JPEGFixtures.blocks, png(1, 1), Array("GIF89a and more".utf8)])
  func fileSize(file: [UInt8]) throws {
    let limits = DecodeLimits(fileBytes: file.count - 1)
    #expect(try #require(excess(file, limits)) == (file.count, file.count - 1))
    let fitting = DecodeLimits(fileBytes: file.count)
    #expect(
      refusal { () throws(PhotoError) in try PhotoDecoder(limits: fitting).decode(file) }?.code
        != "photo-over-limit")
  }

  /// The coefficients of a progressive photo are all in memory: three components of 16 bits for 1600 × 1600
  /// pixels.
  @Test func workingMemory() throws {
    let file = jpeg(1600, 1600)
    #expect(try #require(excess(file, DecodeLimits(workingBytes: 8 << 20))) == (15_360_000, 8 << 20))
  }
}
