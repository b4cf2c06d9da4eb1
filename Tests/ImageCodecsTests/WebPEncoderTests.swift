import ImageCodecs
import Raster
import TestSupport
import PictureTypes
import Testing

/// WebP files, parsed by RFC 9649 and decoded by libwebp.
@Suite struct WebPEncoderTests {
  /// A gradient with a soft hole.
  private func picture(_ width: Int, _ height: Int, isOpaque: Bool = false) -> Pixmap<StraightPixel> {
    Pixmap(width: width, height: height) { x, y in
      let alpha = isOpaque ? 255 : max(0, min(255, 20 * (abs(x - width / 2) + abs(y - height / 2)) - 60))
      return StraightPixel(
        red: UInt8(40 + x * 180 / width), green: UInt8(220 - y * 160 / height),
        blue: UInt8(min(255, 90 + x + y)),
        alpha: UInt8(alpha))
    }
  }

  private func types(_ file: [UInt8]) throws -> [String] { try #require(WebPChunk.parse(file)).map(\.type) }

  @Test(arguments: [(1, 1), (2, 3), (17, 9), (60, 45)], [(50, 12), (80, 8), (100, 4)])
  func lossyPixelsComeBackClose(size: (Int, Int), quality: (value: Int, mean: Int)) throws {
    let picture = picture(size.0, size.1)
    let found = try WebPEncoder.pixels(of: WebPEncoder(quality: quality.value).encode(picture))
    #expect(found.pixels.map(\.alpha) == picture.pixels.map(\.alpha))
    let errors = zip(found.pixels, picture.pixels).filter { $1.alpha > 0 }.map {
      $0.distance(to: $1.channels)
    }
    #expect(errors.reduce(0, +) <= quality.mean * errors.count)
  }

  @Test(arguments: [(1, 1), (2, 3), (17, 9), (60, 45)], 0...6)
  func losslessPixelsComeBack(size: (Int, Int), method: Int) throws {
    for isOpaque in [false, true] {
      let picture = picture(size.0, size.1, isOpaque: isOpaque)
      #expect(
        try WebPEncoder.pixels(of: WebPEncoder(quality: nil, method: method).encode(picture)) == picture)
    }
  }

  /// Alpha is exact in lossy files: noise, outlines and uniform areas.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func alphaIsExact(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (width, height) = (
      Int.random(in: 1...70, using: &generator), Int.random(in: 1...70, using: &generator)
    )
    let levels: [UInt8] = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
      .random(in: 0...255, using: &generator)
    }
    let run = Int.random(in: 1...30, using: &generator)
    var (level, left) = (levels[0], 0)
    let picture = Pixmap<StraightPixel>(width: width, height: height) { _, _ in
      if left == 0 { (level, left) = (generator.pick(levels), Int.random(in: 1...run, using: &generator)) }
      left -= 1
      return StraightPixel(red: 200, green: 100, blue: 50, alpha: level)
    }
    let still = try WebPEncoder(quality: 20, method: 0).encode(picture)
    #expect(try WebPEncoder.pixels(of: still).pixels.map(\.alpha) == picture.pixels.map(\.alpha))
  }

  @Test func chunks() throws {
    #expect(try types(WebPEncoder().encode(picture(20, 10, isOpaque: true))) == ["VP8 "])
    #expect(try types(WebPEncoder(quality: nil).encode(picture(20, 10))) == ["VP8L"])
    let chunks = try #require(WebPChunk.parse(try WebPEncoder().encode(picture(20, 10))))
    #expect(chunks.map(\.type) == ["VP8X", "ALPH", "VP8 "])
    // Flags: alpha; three reserved bytes; width and height less one, in three bytes each.
    #expect(chunks[0].data == [0x10, 0, 0, 0, 19, 0, 0, 9, 0, 0])
  }

  /// ICC profile 0x20, alpha 0x10.
  @Test(
    arguments: [
      (80, false, ["VP8X", "ICCP", "ALPH", "VP8 "], 0x30), (80, true, ["VP8X", "ICCP", "VP8 "], 0x20),
      (nil, false, ["VP8X", "ICCP", "VP8L"], 0x30), (nil, true, ["VP8X", "ICCP", "VP8L"], 0x20),
    ] as [(Int?, Bool, [String], UInt8)])
  func displayP3HasAProfile(quality: Int?, isOpaque: Bool, types: [String], flags: UInt8) throws {
    let encoder = WebPEncoder(quality: quality, colorSpace: .displayP3)
    let file = try encoder.encode(picture(20, 10, isOpaque: isOpaque))
    let chunks = try #require(WebPChunk.parse(file))
    #expect(chunks.map(\.type) == types && chunks[0].data[0] == flags)
    let photo = try PhotoDecoder(workingSpace: .displayP3).decode(file)
    #expect(photo.header.profile != nil && !photo.isColorConverted && photo.warnings.isEmpty)
  }

  /// A card whose content extends into the corners outside its outline.
  @Test func contentThroughAnOutline() throws {
    let outline = CoverageMask(
      roundedRect: PixelRect(PixelSize(width: 60, height: 80)), radius: 12,
      size: PixelSize(width: 60, height: 80))
    let content = picture(60, 80, isOpaque: true).premultiplied()
    let outlines = WebPOutlines()
    let file = try WebPEncoder().encode(opaque: content, through: outline, outlines)
    #expect(try types(file) == ["VP8X", "ALPH", "VP8 "])
    let found = try WebPEncoder.pixels(of: file)
    #expect(found.pixels.map(\.alpha) == outline.coverage)
    // Colours along the outline are those of the content, without a darker ring.
    let errors = zip(found.pixels, content.pixels).map { found, wanted in
      [(found.red, wanted.red), (found.green, wanted.green), (found.blue, wanted.blue)]
        .map { abs(Int($0) - Int($1)) }.max() ?? 0
    }
    #expect(errors.max() ?? 0 < 40 && errors.reduce(0, +) < 8 * errors.count)
    // Cards with a cached outline and with another outline are encoded as if they were the first.
    #expect(try WebPEncoder().encode(opaque: content, through: outline, outlines) == file)
    let other = CoverageMask(width: 60, height: 80, coverage: 77)
    let second = try WebPEncoder().encode(opaque: content, through: other, outlines)
    #expect(try WebPEncoder.pixels(of: second).pixels.allSatisfy { $0.alpha == 77 })
    #expect(second == (try WebPEncoder().encode(opaque: content, through: other, WebPOutlines())))
  }

  @Test func anOutlineThatCoversEverythingIsLeftOut() throws {
    let content = picture(20, 10, isOpaque: true).premultiplied()
    let whole = CoverageMask(width: 20, height: 10, coverage: 255)
    #expect(try types(WebPEncoder().encode(opaque: content, through: whole, WebPOutlines())) == ["VP8 "])
  }

  /// A lossless card is clear outside the outline and exact within it.
  @Test func losslessContentThroughAnOutline() throws {
    let content = picture(20, 10, isOpaque: true).premultiplied()
    var outline = CoverageMask(width: 20, height: 10, coverage: 255)
    (outline[0, 0], outline[1, 0]) = (0, 90)
    let file = try WebPEncoder(quality: nil).encode(opaque: content, through: outline, WebPOutlines())
    #expect(try WebPEncoder.pixels(of: file) == content.straight(through: outline))
  }

  @Test(arguments: [(nil, 4), (80, 4), (0, 0), (100, 6)] as [(Int?, Int)])
  func theSamePixelsGiveTheSameBytes(quality: Int?, method: Int) throws {
    let encoder = WebPEncoder(quality: quality, method: method)
    let bytes = try encoder.encode(picture(50, 40))
    for _ in 0..<3 { #expect(try encoder.encode(picture(50, 40)) == bytes) }
  }

  @Test func betterQualityIsLarger() throws {
    let sizes = try [0, 40, 80, 100].map { try WebPEncoder(quality: $0).encode(picture(90, 90)).count }
    #expect(sizes == sizes.sorted() && Set(sizes).count == 4)
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0), (16_384, 1), (1, 16_384)])
  func impossibleSizesAreRefused(width: Int, height: Int) {
    let error = #expect(throws: EncodeError.self) {
      try WebPEncoder().encode(Pixmap(width: width, height: height))
    }
    #expect(error?.reason == "it has \(width) × \(height) pixels; WebP takes 1 to 16383 on each side")
  }

  @Test func theLongestSideIsWritten() throws {
    let file = try WebPEncoder(method: 0).encode(
      Pixmap(width: 16_383, height: 1, filledWith: StraightPixel(red: 9, green: 9, blue: 9)))
    #expect(try WebPEncoder.pixels(of: file).width == 16_383)
  }
}
