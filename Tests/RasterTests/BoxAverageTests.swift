@testable import Raster
import TestSupport
import Testing

@Suite struct BoxAverageTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func smallCellsAreTheirPlainMeans(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (columns, rows) = (
      Int.random(in: 1...9, using: &generator), Int.random(in: 1...9, using: &generator)
    )
    let (across, down) = (Int.random(in: 1...8, using: &generator), Int.random(in: 1...8, using: &generator))
    let picture = Picture.noise(width: columns * across, height: rows * down, using: &generator)
    let small = picture.boxAveraged(to: PixelSize(width: columns, height: rows))
    for y in 0..<rows {
      for x in 0..<columns {
        let cell = (0..<across * down).map { picture[x * across + $0 % across, y * down + $0 / across] }
        func mean(_ channel: (PremultipliedPixel) -> UInt8) -> Double {
          cell.reduce(0) { $0 + Double(channel($1)) } / Double(cell.count)
        }
        let found = small[x, y]
        #expect(
          abs(Double(found.red) - mean(\.red)) <= 0.5 && abs(Double(found.green) - mean(\.green)) <= 0.5)
        #expect(
          abs(Double(found.blue) - mean(\.blue)) <= 0.5 && abs(Double(found.alpha) - mean(\.alpha)) <= 0.5)
      }
    }
  }

  @Test(arguments: [(81, 81), (300, 81), (301, 81), (1000, 61), (5, 5), (7, 3), (1, 1)])
  func cellsFollowEachOtherAlikeFromBothEnds(extent: Int, cells: Int) {
    let bounds = CellAxis(extent: extent, cells: cells).bounds
    #expect(bounds.first == 0 && bounds.last == extent && bounds.count == cells + 1)
    #expect(zip(bounds, bounds.dropFirst()).allSatisfy(<))
    #expect(bounds == bounds.reversed().map { extent - $0 })
    let lengths = zip(bounds.dropFirst(), bounds).map(-)
    #expect(lengths.allSatisfy { abs(Double($0) - Double(extent) / Double(cells)) <= 2 })
  }

  @Test(arguments: [1, 7, 8, 9, 16, 17, 40, 1000])
  func longCellsAreLookedAtInPlacesAcrossThem(extent: Int) {
    let samples = Array(CellAxis(extent: extent, cells: 1).samples(of: 0, limit: 8))
    #expect((1...8).contains(samples.count) && samples.allSatisfy((0..<extent).contains))
    #expect(extent > 8 || samples.count == extent)
    // The distance to either end is at most the distance between samples.
    let step = samples.count > 1 ? samples[1] - samples[0] : extent
    #expect(samples[0] <= step && extent - 1 - samples[samples.count - 1] <= step)
  }
}
