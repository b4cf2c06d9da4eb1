import CPNG
import Foundation
import ImageCodecs
import Raster
import TestSupport
import Testing

/// File sizes compared with those of libpng at zlib's level 6 with its default filters.
@Suite struct PNGSizeTests {
  private func libpngSize(of picture: Pixmap<StraightPixel>) throws -> Int {
    let isOpaque = picture.pixels.allSatisfy { $0.alpha == 255 }
    let bytes = picture.pixels.flatMap { pixel in
      [pixel.red, pixel.green, pixel.blue] + (isOpaque ? [] : [pixel.alpha])
    }
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    (image.width, image.height) = (UInt32(picture.width), UInt32(picture.height))
    // PNG_FORMAT_FLAG_ALPHA and PNG_FORMAT_FLAG_COLOR.
    image.format = isOpaque ? 2 : 3
    var count = 0
    try #require(png_image_write_to_memory(&image, nil, &count, 0, bytes, 0, nil) != 0)
    return count
  }

  /// Some small pictures of grain on smooth areas are more than 3 % larger, none more than 6 %.
  private func expectSmall(_ picture: Pixmap<StraightPixel>, _ name: String) throws {
    let ours = try PNGEncoder().encode(picture).count
    let theirs = try libpngSize(of: picture)
    #expect(ours * 100 <= theirs * 106, "\(name): \(ours) bytes, libpng’s \(theirs)")
  }

  /// A card of a photo: its middle, with rounded corners.
  private func card(_ path: String, _ width: Int, _ height: Int) throws -> Pixmap<StraightPixel> {
    let photo = try PhotoDecoder().decode(Array(Data(contentsOf: URL(fileURLWithPath: path)))).pixmap
    let (width, height) = (min(width, photo.width), min(height, photo.height))
    let middle = PixelBox(
      x: (photo.width - width) / 2, y: (photo.height - height) / 2, width: width, height: height)
    var card = photo.cropped(to: middle).straightened()
    for y in 0..<height {
      for x in 0..<width where min(x, width - 1 - x) + min(y, height - 1 - y) < 12 {
        card[x, y] = StraightPixel(red: 0, green: 0, blue: 0, alpha: 0)
      }
    }
    return card
  }

  private static let portraits = TestCorpus.folder.map {
    "\($0)/portraits"
  }

  static let photos = [DemoPhotos.folder, portraits].compactMap { $0 }.flatMap { folder in
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { "\(folder)/\($0)" }
  }

  /// Without photos the next test would have no cases and pass.
  @Test func demoPhotosAreThere() {
    #expect(Self.photos.count { $0.hasPrefix(DemoPhotos.folder) } == 10)
  }

  @Test(arguments: photos) func cardsOfPhotos(path: String) throws {
    for (width, height) in [(150, 200), (600, 800)] {
      try expectSmall(try card(path, width, height), "\(path), \(width) × \(height)")
    }
  }

  /// Gradients with grain of several strengths, a drawing of a few flat colours, a pattern, one colour.
  @Test(arguments: 0..<8, [false, true]) func drawnPictures(kind: Int, hasClearEdges: Bool) throws {
    var generator = SeededGenerator(seed: UInt64(kind))
    let colors = (0..<5).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let picture = Pixmap<StraightPixel>(width: 320, height: 400) { x, y in
      guard !hasClearEdges || 40..<280 ~= x else { return StraightPixel(red: 0, green: 0, blue: 0, alpha: 0) }
      func channel(_ slope: Int) -> UInt8 {
        switch kind {
        case 0...4:
          let strength = [0, 1, 3, 9, 30][kind]
          return UInt8(
            100 + (x * slope + y * 3) / 30 + Int.random(in: -strength...strength, using: &generator))
        case 5: return colors[(x / 50 + y / 70 * slope) % 5]
        case 6: return UInt8((x % 7) * 20 + (y % 5) * 9 + slope)
        default: return 77
        }
      }
      return StraightPixel(red: channel(1), green: channel(2), blue: channel(4))
    }
    try expectSmall(picture, "kind \(kind)")
  }
}
