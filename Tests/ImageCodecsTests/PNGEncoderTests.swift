import ImageCodecs
import Raster
import TestSupport
import PictureTypes
import Testing

@Suite struct PNGEncoderTests {
  private func noise(_ width: Int, _ height: Int, isOpaque: Bool) -> Pixmap<StraightPixel> {
    var generator = SeededGenerator(seed: 81)
    return Pixmap(width: width, height: height) { _, _ in
      func byte() -> UInt8 { .random(in: 0...255, using: &generator) }
      let alpha = isOpaque ? 255 : generator.pick([0, 255, byte()])
      return StraightPixel(red: byte(), green: byte(), blue: byte(), alpha: alpha)
    }
  }

  @Test(arguments: [(1, 1), (3, 2), (40, 31), (257, 3), (31, 300)], PNGEffort.allCases)
  func pixelsComeBack(size: (Int, Int), effort: PNGEffort) throws {
    for isOpaque in [false, true] {
      for picture in [noise(size.0, size.1, isOpaque: isOpaque), slopes(size.0, size.1, isOpaque: isOpaque)] {
        let photo = try PhotoDecoder().decode(PNGEncoder(effort: effort).encode(picture))
        #expect(photo.pixmap == picture.premultiplied())
        #expect(photo.warnings.isEmpty)
        #expect(!photo.isColorConverted)
      }
    }
  }

  /// Gradients in all directions, half of them clear: every filter type is the best one for some rows.
  private func slopes(_ width: Int, _ height: Int, isOpaque: Bool) -> Pixmap<StraightPixel> {
    Pixmap(width: width, height: height) { x, y in
      StraightPixel(
        red: UInt8(truncatingIfNeeded: x * 7), green: UInt8(truncatingIfNeeded: y * 5),
        blue: UInt8(truncatingIfNeeded: x * y / 9), alpha: isOpaque || (x + y) % 40 < 20 ? 255 : 0)
    }
  }

  /// Clear margins of all widths, which are not filtered, at any position in a row.
  @Test(arguments: 0..<30 as Range<UInt64>, [PNGEffort.fast, .balanced])
  func clearSurroundings(seed: UInt64, effort: PNGEffort) throws {
    var generator = SeededGenerator(seed: seed)
    let (width, height) = (
      Int.random(in: 1...70, using: &generator), Int.random(in: 1...40, using: &generator)
    )
    var picture = Pixmap<StraightPixel>(width: width, height: height)
    for y in 0..<height where !generator.once(in: 4) {
      let ends = [0, 1].map { _ in Int.random(in: 0...width, using: &generator) }.sorted()
      for x in ends[0]..<ends[1] {
        func byte() -> UInt8 { generator.once(in: 3) ? 0 : .random(in: 0...255, using: &generator) }
        picture[x, y] = StraightPixel(
          red: byte(), green: byte(), blue: byte(), alpha: generator.pick([1, 255]))
      }
    }
    #expect(
      try PhotoDecoder().decode(PNGEncoder(effort: effort).encode(picture)).pixmap == picture.premultiplied())
  }

  /// Pictures for which each strategy is the best one: grain without repeats, grain with distant repeats,
  /// gradients.
  @Test(arguments: [PNGEffort.fast, .balanced], 0..<3) func largePictures(effort: PNGEffort, kind: Int) throws
  {
    var generator = SeededGenerator(seed: 7)
    let grain = (0..<40_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let picture = Pixmap<StraightPixel>(width: 300, height: 400) { x, y in
      let place = [x * 131 + y * 7919, x % 60 + y % 20 * 60, 0][kind] % grain.count
      let level = kind == 2 ? UInt8(truncatingIfNeeded: x + y) : grain[place]
      return StraightPixel(red: level, green: level / 2, blue: level / 3, alpha: x < 9 ? 0 : 255)
    }
    #expect(
      try PhotoDecoder().decode(PNGEncoder(effort: effort).encode(picture)).pixmap == picture.premultiplied())
  }

  /// More effort gives smaller files where there are repeats, and the same pixels.
  @Test func moreEffortGivesSmallerFiles() throws {
    let picture = slopes(300, 400, isOpaque: true)
    let sizes = try PNGEffort.allCases.map { try PNGEncoder(effort: $0).encode(picture).count }
    #expect(sizes[0] > sizes[1] && sizes[1] >= sizes[2], "\(sizes)")
  }

  /// IHDR: width, height, 8 bits, type 2 (RGB) or 6 (RGBA), no interlace; then the sRGB chunk, then only
  /// data.
  @Test(arguments: [(false, 6), (true, 2)] as [(Bool, UInt8)])
  func chunks(isOpaque: Bool, type: UInt8) throws {
    let chunks = try #require(PNGChunk.parse(try PNGEncoder().encode(noise(300, 7, isOpaque: isOpaque))))
    #expect(chunks.first == PNGChunk("IHDR", [0, 0, 1, 44, 0, 0, 0, 7, 8, type, 0, 0, 0]))
    #expect(chunks[1] == PNGChunk("sRGB", [0]))
    #expect(chunks.last == PNGChunk("IEND", []))
    #expect(chunks.dropFirst(2).dropLast().allSatisfy { $0.type == "IDAT" })
  }

  /// One pixel that is not fully opaque keeps the alpha channel.
  @Test func almostOpaque() throws {
    var picture = Pixmap<StraightPixel>(
      width: 5, height: 5, filledWith: StraightPixel(red: 1, green: 2, blue: 3))
    picture[4, 4].alpha = 254
    let chunks = try #require(PNGChunk.parse(try PNGEncoder().encode(picture)))
    #expect(chunks[0].data[9] == 6)
  }

  /// The colour of clear pixels is kept: PNG stores straight alpha.
  @Test func straightColours() throws {
    let pixel = StraightPixel(red: 255, green: 128, blue: 1, alpha: 128)
    let photo = try PhotoDecoder().decode(PNGEncoder().encode(Pixmap(width: 2, height: 2, filledWith: pixel)))
    #expect(photo.pixmap.pixels.allSatisfy { $0.channels == [128, 64, 1, 128] })
    #expect(photo.header.hasAlpha)
  }

  @Test(arguments: PNGEffort.allCases)
  func theSamePixelsGiveTheSameBytes(effort: PNGEffort) throws {
    let encoder = PNGEncoder(effort: effort)
    let picture = noise(50, 40, isOpaque: false)
    let bytes = try encoder.encode(picture)
    for _ in 0..<3 { #expect(try encoder.encode(picture) == bytes) }
    #expect(try PhotoDecoder().decode(bytes).pixmap == picture.premultiplied())
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0)])
  func emptyPicturesAreRefused(width: Int, height: Int) {
    let error = #expect(throws: EncodeError.self) {
      try PNGEncoder().encode(Pixmap(width: width, height: height))
    }
    #expect(error?.description.contains("cannot be encoded") == true)
  }
}
