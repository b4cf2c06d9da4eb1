import Raster
import TestSupport
import Testing

@Suite struct FlatteningTests {
  /// Flattening through a mask equals applying the mask and flattening, for opaque and other pictures, and
  /// for masks with and without fully covered rows.
  @Test(arguments: [true, false], [0.0, 3.5, 40]) func isCoveringAndLaying(isOpaque: Bool, radius: Double) {
    var random = SeededGenerator(seed: UInt64(radius * 10))
    let picture = Pixmap<PremultipliedPixel>(width: 37, height: 53) { target in
      for index in target.indices {
        let alpha: UInt8 = isOpaque ? 255 : .random(in: 0...255, using: &random)
        target[index] = PremultipliedPixel(
          red: .random(in: 0...alpha, using: &random), green: .random(in: 0...alpha, using: &random),
          blue: .random(in: 0...alpha, using: &random), alpha: alpha)
      }
    }
    let mask = CoverageMask(
      roundedRect: PixelRect(x: 0.25, y: 0, width: 36, height: 53), radius: radius, size: picture.size)
    let background = StraightPixel(red: 200, green: 120, blue: 7)
    var covered = picture
    covered.applyCoverage(mask)
    let found = picture.flattened(on: background, through: mask)
    #expect(found == covered.flattened(on: background) && found.isOpaque)
    let whole = CoverageMask(width: 37, height: 53, coverage: 255)
    #expect(picture.flattened(on: background, through: whole) == picture.flattened(on: background))
  }
}
