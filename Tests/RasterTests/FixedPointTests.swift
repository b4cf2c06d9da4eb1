import Foundation
import Raster
import TestSupport
import Testing

/// Every byte equals that of the reference arithmetic.
@Suite struct FixedPointTests {
  @Test(arguments: 0..<24 as Range<UInt64>)
  func resampling(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func extent() -> Int { Int.random(in: 1...40, using: &generator) }
    let picture = Picture.noise(width: extent(), height: extent(), using: &generator)
    let crop = PixelRect(
      x: .random(in: -1...Double(picture.width) / 2, using: &generator),
      y: .random(in: -1...Double(picture.height) / 2, using: &generator),
      width: .random(in: 0.3...Double(picture.width), using: &generator),
      height: .random(in: 0.3...Double(picture.height), using: &generator))
    let size = PixelSize(width: extent(), height: extent())
    #expect(
      picture.resampled(crop: crop, to: size)
        == FixedPointReference.resampled(picture, crop: crop, size: size))
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func warping(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let source = Picture.noise(
      width: .random(in: 1...30, using: &generator), height: .random(in: 1...30, using: &generator),
      using: &generator)
    let map = AffineMap.random(using: &generator)
    let inverse = try #require(map.inverse)
    var result = Picture(width: 61, height: 57)
    result.draw(source, through: map)
    let outline = RoundedRect(PixelRect(source.size), radius: 0)
    let (mask, left, top) = try #require(
      PolygonFill(outline, through: ProjectiveMap(map))?.filledArea(within: result.size))
    let wanted = Picture(width: 61, height: 57) { x, y in
      guard (left..<left + mask.width).contains(x), (top..<top + mask.height).contains(y) else {
        return .clear
      }
      let place = inverse.apply(x: Double(x) + 0.5, y: Double(y) + 0.5)
      func phase(_ place: Double) -> Int { Int(((place - 0.5) * 256 + 0.5).rounded(.down)) }
      return FixedPointReference.sampled(source, u: phase(place.x), v: phase(place.y))
        .covered(mask[x - left, y - top])
    }
    #expect(result == wanted)
  }

  /// Some masks have many equal rows, as outlines do.
  @Test(arguments: [0.4, 1, 2.3, 4], [false, true])
  func blurring(deviation: Double, hasLikeRows: Bool) {
    var generator = SeededGenerator(seed: 7)
    var mask = CoverageMask(width: 19, height: 51)
    for y in 0..<51 {
      let isLike = hasLikeRows && y > 0 && !generator.once(in: 30)
      for x in 0..<19 { mask[x, y] = isLike ? mask[x, y - 1] : UInt8.random(in: 0...255, using: &generator) }
    }
    let blurred = mask.blurred(GaussianKernel(standardDeviation: deviation))
    #expect(blurred.coverage == FixedPointReference.blurred(mask, deviation: deviation))
  }

  @Test(arguments: [1, 63, 64, 65, 131])
  func gradients(width: Int) {
    var generator = SeededGenerator(seed: 8)
    let picture = Picture.noise(width: width, height: 40, using: &generator)
    var blended = picture
    let color = StraightPixel(red: 12, green: 240, blue: 90, alpha: 255)
    blended.blend(VerticalGradient(color: color, startY: 8, endY: 40))
    let wanted = Picture(width: width, height: 40) { x, y in
      // 0.5/32 of 65,536 a half row, zero above the eighth row.
      let opacity = max(0, 2 * y + 1 - 16) * 1024
      guard opacity > 0 else { return picture[x, y] }
      let levels = zip(picture[x, y].channels, color.channels).map {
        UInt8(FixedPointReference.blended(Int($0), with: Int($1), opacity: opacity, x: x, y: y))
      }
      return PremultipliedPixel(red: levels[0], green: levels[1], blue: levels[2], alpha: levels[3])
    }
    #expect(blended == wanted)
  }
}
