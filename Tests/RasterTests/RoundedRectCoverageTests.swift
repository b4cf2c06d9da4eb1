import Raster
import Testing

/// A rounded rectangle on a mask.
struct RoundedRectCase: Sendable, CustomTestStringConvertible {
  var rect: (Double, Double, Double, Double)
  var radius: Double
  var size = (60, 50)

  var pixelRect: PixelRect { PixelRect(x: rect.0, y: rect.1, width: rect.2, height: rect.3) }
  var exact: ExactRoundedRect { ExactRoundedRect(pixelRect, radius: radius) }
  var mask: CoverageMask {
    CoverageMask(roundedRect: pixelRect, radius: radius, size: PixelSize(width: size.0, height: size.1))
  }
  var testDescription: String { "\(rect), radius \(radius)" }

  static let whole = [
    RoundedRectCase(rect: (0, 0, 60, 50), radius: 15),
    RoundedRectCase(rect: (10, 5, 40, 40), radius: 20),
    RoundedRectCase(rect: (3, 4, 50, 20), radius: 99),
    RoundedRectCase(rect: (2, 2, 50, 40), radius: 1),
    RoundedRectCase(rect: (2, 2, 50, 40), radius: 0),
    RoundedRectCase(rect: (0, 0, 100, 94), radius: 45, size: (100, 94)),
  ]
  static let fractional = [
    RoundedRectCase(rect: (1.3, 2.6, 50.4, 41.2), radius: 7.5),
    RoundedRectCase(rect: (0.5, 0.5, 59, 49), radius: 22.25),
    RoundedRectCase(rect: (10.1, 10.2, 5.3, 4.9), radius: 2.3),
    RoundedRectCase(rect: (10.1, 10.2, 0.6, 30), radius: 0.3),
    RoundedRectCase(rect: (10.2, 10.3, 0.5, 0.4), radius: 0.1),
    RoundedRectCase(rect: (7.9, 3.4, 40.2, 38.3), radius: 0.4),
  ]
  static let cut = [
    RoundedRectCase(rect: (-5.5, -3.25, 80, 70), radius: 12),
    RoundedRectCase(rect: (-20, 10, 40, 20), radius: 10),
    RoundedRectCase(rect: (70, 10, 40, 20), radius: 10),
  ]
}

@Suite struct RoundedRectCoverageTests {
  /// Half a level for rounding and a tenth for the slices.
  @Test(arguments: RoundedRectCase.whole + RoundedRectCase.fractional + RoundedRectCase.cut)
  func everyPixelIsTheExactArea(item: RoundedRectCase) {
    let (mask, exact) = (item.mask, item.exact)
    for y in 0..<mask.height {
      for x in 0..<mask.width where abs(Double(mask[x, y]) - 255 * exact.area(x: x, y: y)) > 0.6 {
        Issue.record("(\(x), \(y)) is \(mask[x, y]), not \(255 * exact.area(x: x, y: y))")
      }
    }
  }

  /// Each partly covered pixel may be off by half a level.
  @Test(arguments: RoundedRectCase.whole + RoundedRectCase.fractional)
  func totalArea(item: RoundedRectCase) {
    let mask = item.mask
    let partial = mask.coverage.filter { $0 > 0 && $0 < 255 }.count
    let sum = Double(mask.coverage.reduce(0) { $0 + Int($1) }) / 255
    #expect(abs(sum - item.exact.total) <= 0.6 / 255 * Double(partial) + 0.01)
  }

  @Test(arguments: [
    (PixelRect(x: 0, y: 0, width: 40, height: 30), 11.0),
    (PixelRect(x: 1.25, y: 2.5, width: 37.5, height: 25), 7.25),
  ])
  func cornersAreAlike(rect: PixelRect, radius: Double) {
    let mask = CoverageMask(roundedRect: rect, radius: radius, size: PixelSize(width: 40, height: 30))
    for y in 0..<30 {
      for x in 0..<40 {
        #expect(mask[x, y] == mask[39 - x, y])
        #expect(mask[x, y] == mask[x, 29 - y])
      }
    }
  }

  /// A quarter of the unit disc in each of four pixels: π / 4 × 255 = 200.3.
  @Test func unitDisc() {
    let rect = PixelRect(x: 1, y: 1, width: 2, height: 2)
    let mask = CoverageMask(roundedRect: rect, radius: 1, size: PixelSize(width: 4, height: 4))
    #expect(mask.coverage == [0, 0, 0, 0, 0, 200, 200, 0, 0, 200, 200, 0, 0, 0, 0, 0])
  }

  @Test(arguments: [
    PixelRect(x: 3, y: 3, width: 0, height: 5), PixelRect(x: 3, y: 3, width: -2, height: 5),
    PixelRect(x: 3, y: 3, width: 4, height: -1),
  ])
  func nothingInAnEmptyRectangle(rect: PixelRect) {
    let mask = CoverageMask(roundedRect: rect, radius: 2, size: PixelSize(width: 10, height: 10))
    #expect(mask.coverage.allSatisfy { $0 == 0 })
  }

  @Test func aNegativeRadiusIsSquare() {
    let rect = PixelRect(x: 0, y: 0, width: 10, height: 10)
    let mask = CoverageMask(roundedRect: rect, radius: -3, size: PixelSize(width: 10, height: 10))
    #expect(mask.coverage.allSatisfy { $0 == 255 })
  }
}
