import Raster
import TestSupport
import Testing

/// A crop of a picture and the size of the result.
struct ResampleCase: Sendable, CustomTestStringConvertible {
  var source: (Int, Int) = (40, 30)
  var crop: (Double, Double, Double, Double)
  var size: (Int, Int)
  /// Half a level for the last rounding; more where weights are only a few units of their fixed point.
  var tolerance = 0.6

  var rect: PixelRect { PixelRect(x: crop.0, y: crop.1, width: crop.2, height: crop.3) }
  var target: PixelSize { PixelSize(width: size.0, height: size.1) }
  var testDescription: String { "\(source): \(crop) at \(size)" }

  static let all = [
    ResampleCase(crop: (0, 0, 40, 30), size: (20, 15)),
    ResampleCase(crop: (0, 0, 40, 30), size: (13, 11)),
    ResampleCase(crop: (0, 0, 40, 30), size: (39, 29)),
    ResampleCase(crop: (0, 0, 40, 30), size: (3, 2)),
    ResampleCase(crop: (0, 0, 40, 30), size: (1, 1)),
    ResampleCase(crop: (0, 0, 40, 30), size: (64, 50)),
    ResampleCase(crop: (0, 0, 40, 30), size: (40, 7)),
    ResampleCase(crop: (0, 0, 40, 30), size: (7, 30)),
    ResampleCase(crop: (3.25, 2.5, 30.1, 20.7), size: (17, 11)),
    ResampleCase(crop: (0.5, 0.5, 20, 20), size: (20, 20)),
    ResampleCase(crop: (11.7, 9.3, 4.2, 3.1), size: (33, 25)),
    ResampleCase(crop: (39, 29, 1, 1), size: (5, 5)),
    ResampleCase(crop: (0, 0, 0.5, 0.5), size: (4, 4)),
    ResampleCase(source: (1, 1), crop: (0, 0, 1, 1), size: (5, 7)),
    ResampleCase(source: (2, 3), crop: (0, 0, 2, 3), size: (9, 8)),
    ResampleCase(source: (4, 60), crop: (0, 0, 4, 60), size: (4, 6)),
    ResampleCase(source: (117, 5), crop: (1.5, 0, 110.25, 5), size: (19, 5)),
    ResampleCase(source: (2400, 2), crop: (0, 0, 2400, 2), size: (20, 2), tolerance: 1),
    ResampleCase(source: (6000, 1), crop: (0, 0, 6000, 1), size: (16, 1), tolerance: 1),
  ]
}

@Suite struct ResampleReferenceTests {
  @Test(arguments: ResampleCase.all)
  func noiseMatchesFloatingPoint(item: ResampleCase) {
    var generator = SeededGenerator(seed: 21)
    let picture = Picture.noise(width: item.source.0, height: item.source.1, using: &generator)
    let result = picture.resampled(crop: item.rect, to: item.target)
    let reference = LanczosReference(picture, crop: item.rect, size: item.target)
    #expect(result.size == item.target)
    let errors = zip(result.pixels, reference.pixels).flatMap { pixel, wanted in
      zip(pixel.channels, wanted).map { $0 - $1 }
    }
    #expect(errors.allSatisfy { abs($0) <= item.tolerance })
    #expect(errors.map(abs).mean <= 0.3)
    #expect(abs(errors.mean) <= 0.25)
    #expect(result.isValid)
  }

  /// The picture that the numbers below were computed from.
  private func channel(_ x: Int, _ y: Int, _ index: Int) -> UInt8 {
    UInt8((x * 37 + y * 91 + index * 53 + x * y * 7) % 256)
  }

  /// Computed by Pillow 13.0.0 from the same picture: `resize(size, LANCZOS, box)`, mode RGB.
  @Test(arguments: PillowCase.all)
  func pillowGivesTheSame(item: PillowCase) {
    let picture = Picture(width: 16, height: 12) { x, y in
      PremultipliedPixel(red: channel(x, y, 0), green: channel(x, y, 1), blue: channel(x, y, 2))
    }
    let result = picture.resampled(
      crop: PixelRect(x: item.crop.0, y: item.crop.1, width: item.crop.2, height: item.crop.3),
      to: PixelSize(width: item.size.0, height: item.size.1))
    let found = result.pixels.flatMap { $0.channels[..<3] }
    #expect(found.count == item.channels.count)
    #expect(found.distance(to: item.channels) <= 1)
    #expect(result.isOpaque)
  }
}
