import Raster
import TestSupport
import Testing

@Suite struct PolygonFillTests {
  private typealias Corner = (x: Double, y: Double)

  private func fill(_ polygons: [[Corner]]) -> (mask: CoverageMask, x: Int, y: Int)? {
    var fill = PolygonFill()
    for polygon in polygons {
      for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
        fill.add(from: start, to: end)
      }
    }
    return fill.filled()
  }

  private func rectangle(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> [Corner] {
    [(left, top), (right, top), (right, bottom), (left, bottom)]
  }

  /// From 1.25 to 3.5 across and 2.5 to 4 down: 3/4, 1 and 1/2 of the columns, 1/2 and 1 of the rows.
  @Test(arguments: [0, 100, -100]) func aRectangleCoversItsArea(shift: Int) throws {
    let move = Double(shift)
    let (mask, x, y) = try #require(
      fill([rectangle(1.25 + move, 2.5 - move, 3.5 + move, 4 - move)]))
    #expect(x == 1 + shift && y == 2 - shift && mask.size == PixelSize(width: 3, height: 2))
    #expect(mask.coverage == [96, 128, 64, 191, 255, 128])
  }

  /// A pixel is half covered below its diagonal. Scan lines sample the middle, so the sum is exact.
  @Test func slopesCoverTheirArea() throws {
    let (mask, x, y) = try #require(fill([[(0, 0), (3, 3), (0, 3)]]))
    #expect(x == 0 && y == 0 && mask.coverage == [128, 0, 0, 255, 128, 0, 255, 255, 128])
  }

  @Test func whatLiesOnEachOtherCountsOnce() throws {
    let one = rectangle(0, 0.5, 2, 2)
    let (mask, _, _) = try #require(fill([one, rectangle(1, 0.5, 3, 2)]))
    #expect(mask.coverage == [128, 128, 128, 255, 255, 255])
    #expect(try #require(fill([one, one])).mask == fill([one])?.mask)
  }

  @Test func otherWindingsAreHoles() throws {
    let hole = Array(rectangle(1, 1, 2, 2).reversed())
    let (mask, _, _) = try #require(fill([rectangle(0, 0, 3, 3), hole]))
    #expect(mask.coverage == [255, 255, 255, 255, 0, 255, 255, 255, 255])
  }

  @Test func nothingHasNoMask() {
    #expect(PolygonFill().filled() == nil)
    #expect(fill([[(1, 1), (5, 1)]]) == nil && fill([rectangle(2, 1, 2, 9)]) == nil)
  }

  /// Random self-intersecting polygons against floating-point arithmetic with 64 scan lines per pixel row.
  /// Half a scan line is 8 levels, and two edges that end in a pixel may both be off by it.
  @Test(arguments: 1...60 as ClosedRange<UInt64>) func polygonsCoverTheirArea(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let polygons: [[Corner]] = (0..<2).map { _ in
      (0..<Int.random(in: 3...5, using: &generator)).map { _ in
        (Double.random(in: 0..<12, using: &generator), Double.random(in: 0..<12, using: &generator))
      }
    }
    var reference = PolygonCoverage()
    for polygon in polygons {
      for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) { reference.add(start, end) }
    }
    let areas = reference.areas(width: 12, height: 12)
    let (mask, left, top) = try #require(fill(polygons))
    for y in 0..<12 {
      for x in 0..<12 {
        let isInside = (0..<mask.width).contains(x - left) && (0..<mask.height).contains(y - top)
        let found = isInside ? Double(mask[x - left, y - top]) : 0
        #expect(
          abs(found - 255 * areas[y * 12 + x]) <= 16, "(\(x), \(y)): \(found), \(255 * areas[y * 12 + x])")
      }
    }
  }
}
