import Raster
import TestSupport
import Testing

@Suite struct WarpPlaceTests {
  private func expect(_ mark: Picture, at x: Double, _ y: Double, lands map: AffineMap) {
    var result = Picture(width: 90, height: 90)
    result.draw(mark, through: map)
    let (found, wanted) = (result.centroid, map.apply(x: x, y: y))
    #expect(abs(found.x - wanted.x) < 0.05)
    #expect(abs(found.y - wanted.y) < 0.05)
  }

  @Test(arguments: 0..<25 as Range<UInt64>)
  func softDots(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (x, y) = (
      Double.random(in: 12...28, using: &generator), Double.random(in: 12...28, using: &generator)
    )
    expect(
      Picture.dot(width: 40, height: 40, x: x, y: y), at: x, y,
      lands: .turn(
        .random(in: -4...4, using: &generator), x: 20, y: 20, toX: .random(in: 40...50, using: &generator),
        toY: .random(in: 40...50, using: &generator)))
  }

  /// Discs with hard edges.
  @Test(arguments: 30..<45 as Range<UInt64>)
  func hardDots(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (x, y) = (
      Double.random(in: 12...28, using: &generator), Double.random(in: 12...28, using: &generator)
    )
    let disc = CoverageMask(
      roundedRect: PixelRect(x: x - 4, y: y - 4, width: 8, height: 8), radius: 4,
      size: PixelSize(width: 40, height: 40))
    var mark = Picture(width: 40, height: 40)
    mark.fill(StraightPixel(red: 255, green: 0, blue: 80), through: disc, atX: 0, y: 0)
    expect(
      mark, at: x, y, lands: .turn(.random(in: -4...4, using: &generator), x: x, y: y, toX: 44.3, toY: 41.8))
  }

  @Test(arguments: [(0.5, 0.0), (0.25, 0.75), (0.004, 0.996), (0.1, 0.1)])
  func fractionsOfAPixel(x: Double, y: Double) {
    let dot = Picture.dot(width: 40, height: 40, x: 20, y: 20, deviation: 3)
    var result = Picture(width: 40, height: 40)
    result.draw(dot, through: AffineMap(tx: x, ty: y))
    #expect(abs(result.centroid.x - 20 - x) < 0.01)
    #expect(abs(result.centroid.y - 20 - y) < 0.01)
  }
}
