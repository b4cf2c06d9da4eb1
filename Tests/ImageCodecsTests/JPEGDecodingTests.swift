import ImageCodecs
import Raster
import Testing

extension Picture {
  /// The letters of the squares in the picture, row by row; "?" for another colour.
  var letters: String {
    stride(from: 4, to: height, by: 8).map { y in
      String(stride(from: 4, to: width, by: 8).map { x in letter(x, y) })
    }.joined(separator: "/")
  }

  private func letter(_ x: Int, _ y: Int) -> Character {
    JPEGFixtures.colors.first { self[x, y].distance(to: $0.value + [255]) <= 4 }?.key ?? "?"
  }
}

@Suite struct JPEGDecodingTests {
  @Test(arguments: [JPEGFixtures.blocks, JPEGFixtures.progressive, JPEGFixtures.plainRGB])
  func flatSquares(file: [UInt8]) throws {
    let photo = try PhotoDecoder().decode(file)
    #expect(photo.pixmap.size == PixelSize(width: 24, height: 16))
    #expect(photo.pixmap.letters == "ABC/DEF")
    #expect(photo.pixmap.isOpaque)
    #expect(photo.warnings.isEmpty)
    #expect(photo.header.format == .jpeg)
    #expect(!photo.header.hasAlpha)
    #expect(photo.header.profile == nil)
  }

  /// Y = 0.299 R + 0.587 G + 0.114 B of each square.
  @Test func grayscale() throws {
    let photo = try PhotoDecoder().decode(JPEGFixtures.gray)
    for (index, level) in [94, 136, 71, 240, 120, 20].enumerated() {
      let pixel = photo.pixmap[4 + index % 3 * 8, 4 + index / 3 * 8]
      #expect(pixel.distance(to: [level, level, level, 255]) <= 2)
      #expect(pixel.red == pixel.green && pixel.green == pixel.blue)
    }
  }

  /// Pixels as decoded by Pillow 13.0.0.
  @Test(arguments: [
    (0, 0, [8, 13, 239]), (23, 0, [230, 17, 109]), (0, 15, [20, 229, 161]), (23, 15, [241, 231, 35]),
    (11, 7, [120, 116, 143]), (12, 8, [132, 127, 131]), (5, 13, [58, 205, 137]), (18, 3, [190, 56, 127]),
  ])
  func subsampledProgressive(x: Int, y: Int, channels: [Int]) throws {
    let photo = try PhotoDecoder().decode(JPEGFixtures.smooth)
    #expect(photo.pixmap[x, y].distance(to: channels + [255]) <= 2)
  }

  /// Inks that transmit 20 %, 80 % and 100 % of light under a black that transmits 60 %.
  @Test(arguments: [JPEGFixtures.adobeCMYK, JPEGFixtures.adobeYCCK, JPEGFixtures.plainCMYK])
  func inks(file: [UInt8]) throws {
    let photo = try PhotoDecoder().decode(file)
    #expect(photo.pixmap.size == PixelSize(width: 8, height: 8))
    #expect(photo.pixmap.pixels.allSatisfy { $0.distance(to: [31, 122, 153, 255]) <= 2 })
    #expect(!photo.isColorConverted)
    #expect(photo.warnings.isEmpty)
  }

  @Test func inspectingSaysTheSame() throws {
    for file in [JPEGFixtures.blocks, JPEGFixtures.progressive, JPEGFixtures.adobeYCCK] {
      #expect(try PhotoDecoder().inspect(file) == PhotoDecoder().decode(file).header)
    }
  }
}
