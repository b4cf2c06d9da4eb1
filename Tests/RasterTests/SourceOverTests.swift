import Raster
import TestSupport
import Testing

/// Porter and Duff's "over" on premultiplied values 0…255, in floating point.
private func over(_ source: [Double], _ target: [Double]) -> [Double] {
  zip(source, target).map { $0 + $1 * (1 - source[3] / 255) }
}

@Suite struct SourceOverTests {
  private let target: Picture
  private let source: Picture

  init() {
    var generator = SeededGenerator(seed: 11)
    target = .noise(width: 24, height: 20, using: &generator)
    source = .noise(width: 13, height: 9, using: &generator)
  }

  /// The pixel of the source over a pixel of the target, if any.
  private func covering(_ column: Int, _ row: Int, x: Int, y: Int) -> PremultipliedPixel? {
    let inside = (0..<source.width).contains(column - x) && (0..<source.height).contains(row - y)
    return inside ? source[column - x, row - y] : nil
  }

  /// Corners, sides, far outside, just outside, and inside.
  @Test(arguments: [
    (0, 0), (5, 7), (-4, 3), (4, -5), (-12, -8), (18, 6), (3, 15), (23, 19), (-13, 0), (0, -9), (24, 0),
    (0, 20), (-1000, 5), (1000, 1000),
  ])
  func placesAndClipping(x: Int, y: Int) {
    var result = target
    result.draw(source, atX: x, y: y)
    for row in 0..<target.height {
      for column in 0..<target.width {
        let (before, after) = (target[column, row], result[column, row])
        let above = covering(column, row, x: x, y: y)
        let wanted = above.map { over($0.channels, before.channels) } ?? before.channels
        guard after.channels.distance(to: wanted) > 0.501 else { continue }
        Issue.record("\(above as Any) over \(before) gave \(after)")
      }
    }
    #expect(result.isValid)
  }

  @Test func aLargerSourceCoversAll() {
    var result = Picture(width: 3, height: 3)
    result.draw(source, atX: -5, y: -4)
    #expect(result == Picture(width: 3, height: 3) { source[$0 + 5, $1 + 4] })
  }

  /// Half a level each for the colour of the source, its alpha and the product with the target.
  @Test(arguments: [1, 64, 127, 128, 200, 254, 255] as [UInt8])
  func opacity(opacity: UInt8) {
    var result = target
    result.draw(source, atX: 2, y: 3, opacity: opacity)
    var errors: [Double] = []
    for row in 0..<source.height {
      for column in 0..<source.width {
        let faded = source[column, row].channels.map { $0 * Double(opacity) / 255 }
        let wanted = over(faded, target[column + 2, row + 3].channels)
        errors += zip(result[column + 2, row + 3].channels, wanted).map { $0 - $1 }
      }
    }
    #expect(errors.allSatisfy { abs($0) <= 1.501 })
    #expect(abs(errors.mean) < 0.1)
    #expect(result.isValid)
  }

  @Test func noOpacityDrawsNothing() {
    var result = target
    result.draw(source, atX: 0, y: 0, opacity: 0)
    #expect(result == target)
  }

  @Test func clearAndOpaqueSourcesAreExact() {
    var result = target
    result.draw(Picture(width: 24, height: 20), atX: 0, y: 0)
    #expect(result == target)
    result.draw(Picture(width: 24, height: 20, filledWith: .gray(77)), atX: 0, y: 0)
    #expect(result == Picture(width: 24, height: 20, filledWith: .gray(77)))
  }

  @Test func emptyPictures() {
    var result = target
    result.draw(Picture(width: 0, height: 0), atX: 3, y: 3)
    #expect(result == target)
    var empty = Picture(width: 0, height: 4)
    empty.draw(source, atX: 0, y: 0)
    #expect(empty.pixels.isEmpty)
  }
}

@Suite struct MaskFillTests {
  private let color = StraightPixel(red: 240, green: 30, blue: 90, alpha: 180)

  /// Every coverage in columns.
  private var everyCoverage: CoverageMask {
    var mask = CoverageMask(width: 256, height: 1)
    for x in 0..<256 { mask[x, 0] = UInt8(x) }
    return mask
  }

  private func alpha(coverage: Int, opacity: Double) -> Double { Double(coverage) * opacity * 180 / 255 }

  @Test(arguments: [0, 0.1, 0.33, 0.5, 0.8, 1])
  func alphaIsTheRoundedProduct(opacity: Double) {
    var result = Picture(width: 256, height: 1)
    result.fill(color, through: everyCoverage, atX: 0, y: 0, opacity: opacity)
    for x in 0..<256 {
      #expect(abs(Double(result[x, 0].alpha) - alpha(coverage: x, opacity: opacity)) <= 0.501)
    }
    #expect(result.isValid)
  }

  @Test(arguments: [0.25, 0.8, 1])
  func colourOverAPicture(opacity: Double) {
    var result = Picture(width: 256, height: 1, filledWith: .gray(200))
    result.fill(color, through: everyCoverage, atX: 0, y: 0, opacity: opacity)
    for x in 0..<256 {
      let alpha = alpha(coverage: x, opacity: opacity)
      let wanted = over([240, 30, 90, 255].map { $0 * alpha / 255 }, [200, 200, 200, 255])
      #expect(result[x, 0].channels.distance(to: wanted) <= 1.501)
      #expect(result[x, 0].alpha == 255)
    }
  }

  @Test func opacityIsLimited() {
    var (over, full) = (Picture(width: 256, height: 1), Picture(width: 256, height: 1))
    over.fill(color, through: everyCoverage, atX: 0, y: 0, opacity: 7)
    full.fill(color, through: everyCoverage, atX: 0, y: 0)
    #expect(over == full)
    var none = Picture(width: 256, height: 1)
    none.fill(color, through: everyCoverage, atX: 0, y: 0, opacity: -1)
    #expect(none == Picture(width: 256, height: 1))
  }

  @Test func placeAndClipping() {
    var result = Picture(width: 4, height: 3)
    result.fill(
      StraightPixel(red: 1, green: 2, blue: 3), through: CoverageMask(width: 3, height: 2, coverage: 255),
      atX: 2, y: -1)
    let inside = PremultipliedPixel(red: 1, green: 2, blue: 3)
    #expect(result == Picture(width: 4, height: 3) { $0 >= 2 && $1 == 0 ? inside : .clear })
  }
}
