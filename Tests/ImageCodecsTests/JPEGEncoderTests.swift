import ImageCodecs
import Raster
import TestSupport
import Testing

@Suite struct JPEGEncoderTests {
  /// A gradient, which JPEG encodes with little error.
  private func smooth(_ width: Int, _ height: Int) -> Picture {
    Picture(width: width, height: height) { x, y in
      PremultipliedPixel(
        red: UInt8(40 + x * 180 / width), green: UInt8(220 - y * 160 / height), blue: UInt8(90 + (x + y) % 60)
      )
    }
  }

  @Test(arguments: [(1, 1), (8, 8), (17, 9), (60, 45)], [(85, 8), (95, 5), (100, 2)])
  func pixelsComeBackClose(size: (Int, Int), quality: (value: Int, mean: Int)) throws {
    let picture = smooth(size.0, size.1)
    let photo = try PhotoDecoder().decode(JPEGEncoder(quality: quality.value).encode(picture))
    #expect(photo.pixmap.size == picture.size)
    let errors = zip(photo.pixmap.pixels, picture.pixels).map { $0.distance(to: $1.channels) }
    #expect(errors.reduce(0, +) <= quality.mean * errors.count)
    #expect(photo.pixmap.isOpaque)
    #expect(photo.warnings.isEmpty)
  }

  /// A component of a frame header: number, sampling factors (horizontal in the high half), table.
  @Test(arguments: [(1, 0x22), (85, 0x22), (89, 0x22), (90, 0x11), (100, 0x11)] as [(Int, UInt8)])
  func chromaSampling(quality: Int, luma: UInt8) throws {
    let file = try JPEGEncoder(quality: quality).encode(smooth(20, 20))
    let frame = JPEGSegments.frame(in: file)
    #expect(file[frame - 3] == 0xC0)
    #expect(file[frame + 5] == 3)
    #expect([7, 10, 13].map { file[frame + $0] } == [luma, 0x11, 0x11])
  }

  /// A thin red line: unchanged at full chroma resolution, blurred at half.
  @Test func fullChromaKeepsColouredLines() throws {
    let picture = Picture(width: 32, height: 32) { x, _ in
      x == 15
        ? PremultipliedPixel(red: 255, green: 0, blue: 0) : PremultipliedPixel(red: 90, green: 90, blue: 90)
    }
    let errors = try [89, 90].map { quality in
      let photo = try PhotoDecoder().decode(JPEGEncoder(quality: quality).encode(picture))
      return photo.pixmap[15, 15].distance(to: [255, 0, 0, 255])
    }
    #expect(errors[0] > 60)
    #expect(errors[1] < 30)
  }

  @Test func alphaIsIgnored() throws {
    var (opaque, clear) = (smooth(20, 10), smooth(20, 10))
    for x in 0..<20 {
      opaque[x, 3].alpha = 255
      clear[x, 3].alpha = 0
    }
    #expect(try JPEGEncoder().encode(opaque) == JPEGEncoder().encode(clear))
  }

  @Test func theSamePixelsGiveTheSameBytes() throws {
    let bytes = try JPEGEncoder().encode(smooth(50, 40))
    for _ in 0..<3 { #expect(try JPEGEncoder().encode(smooth(50, 40)) == bytes) }
  }

  @Test func betterQualityIsLarger() throws {
    let sizes = try [10, 50, 85, 95].map { try JPEGEncoder(quality: $0).encode(smooth(60, 60)).count }
    #expect(sizes == sizes.sorted() && Set(sizes).count == 4)
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0), (65_501, 1)])
  func impossibleSizesAreRefused(width: Int, height: Int) {
    #expect(throws: EncodeError.self) { try JPEGEncoder().encode(Picture(width: width, height: height)) }
  }
}
