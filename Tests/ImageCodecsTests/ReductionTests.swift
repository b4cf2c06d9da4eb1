import Foundation
import ImageCodecs
import Raster
import Testing

@Suite struct ReductionTests {
  private static let sizes = [(1, 1), (7, 9), (8, 8), (41, 27), (64, 33)]

  private func flat(_ width: Int, _ height: Int) throws -> [UInt8] {
    let pixel = PremultipliedPixel(red: 90, green: 140, blue: 200)
    return try JPEGEncoder(quality: 95).encode(Picture(width: width, height: height, filledWith: pixel))
  }

  /// Sides rounded up.
  @Test(arguments: sizes, [1, 2, 4, 8])
  func jpegSizes(size: (Int, Int), reduction: Int) throws {
    let photo = try PhotoDecoder().decode(flat(size.0, size.1), reduction: reduction)
    let wanted = PixelSize(
      width: (size.0 + reduction - 1) / reduction, height: (size.1 + reduction - 1) / reduction)
    #expect(photo.pixmap.size == wanted)
    #expect(photo.reduction == reduction)
    #expect(photo.header.size == PixelSize(width: size.0, height: size.1))
    #expect(photo.pixmap.pixels.allSatisfy { $0.distance(to: [90, 140, 200, 255]) <= 2 })
  }

  @Test(arguments: [1, 2, 4, 8])
  func otherFormatsAreDecodedWhole(reduction: Int) throws {
    let file = try PNGEncoder().encode(Pixmap<StraightPixel>(width: 9, height: 5))
    let photo = try PhotoDecoder().decode(file, reduction: reduction)
    #expect(photo.pixmap.size == PixelSize(width: 9, height: 5))
    #expect(photo.reduction == 1)
  }

  /// The centroid of a soft white dot is at the centre of its converted rectangle.
  @Test(arguments: 1...8 as ClosedRange<UInt32>, [1, 2, 4])
  func dotsAreInTheirRectangles(orientation: UInt32, reduction: Int) throws {
    let stored = dot(width: 83, height: 61, x: 30, y: 24)
    let whole = try photo(stored, orientation: orientation, reduction: 1)
    let middle = try #require(Orientation(rawValue: Int(orientation))).place(30, 24, in: stored.size)
    let reduced = try photo(stored, orientation: orientation, reduction: reduction)
    let crop = PixelRect(x: middle.x - 9, y: middle.y - 9, width: 18, height: 18)
    let found = reduced.resampled(crop: crop, to: PixelSize(width: 36, height: 36)).brightCentre
    #expect(whole.header.size == reduced.header.size)
    #expect(abs(found.x - 18) < 0.1)
    #expect(abs(found.y - 18) < 0.1)
  }

  private func dot(width: Int, height: Int, x: Double, y: Double) -> Picture {
    Picture(width: width, height: height) { column, row in
      let distance = pow(Double(column) + 0.5 - x, 2) + pow(Double(row) + 0.5 - y, 2)
      let level = UInt8(255 * exp(-distance / 32))
      return PremultipliedPixel(red: level, green: level, blue: level)
    }
  }

  private func photo(_ stored: Picture, orientation: UInt32, reduction: Int) throws -> DecodedPhoto {
    let block = ExifBlock(orientation: orientation, isLittleEndian: true)
    let file = JPEGSegments.inserting(exif: block.bytes, into: try JPEGEncoder(quality: 98).encode(stored))
    return try PhotoDecoder().decode(file, reduction: reduction)
  }
}

extension Orientation {
  /// The upright position of a stored position, by hand for each value.
  fileprivate func place(_ x: Double, _ y: Double, in size: PixelSize) -> (x: Double, y: Double) {
    let (farX, farY) = (Double(size.width) - x, Double(size.height) - y)
    return switch self {
    case .upright: (x, y)
    case .mirrored: (farX, y)
    case .rotated180: (farX, farY)
    case .flipped: (x, farY)
    case .transposed: (y, x)
    case .rotated90: (farY, x)
    case .transversed: (farY, farX)
    case .rotated270: (y, farX)
    }
  }
}

extension Picture {
  /// The centroid of levels well above the noise of the codec.
  fileprivate var brightCentre: (x: Double, y: Double) {
    var (sum, sumX, sumY) = (0.0, 0.0, 0.0)
    for (index, pixel) in pixels.enumerated() where pixel.green > 8 {
      let light = Double(pixel.green)
      sum += light
      sumX += light * (Double(index % width) + 0.5)
      sumY += light * (Double(index / width) + 0.5)
    }
    return (sumX / sum, sumY / sum)
  }
}
