import Foundation
import Raster
import TestSupport
import Testing

@Suite struct CoverageMoveTests {
  /// A quarter to the right and a half down: 3/4 and 1/4 of 255 across, each in two rows of a half.
  @Test func aPixelIsSpreadOverFour() {
    let mask = CoverageMask(width: 1, height: 1, coverage: 255)
    #expect(mask.moved(right: 64, down: 128).coverage == [96, 32, 96, 32])
    #expect(mask.moved(right: 64, down: 0).coverage == [191, 64])
    #expect(mask.moved(right: 0, down: 64).coverage == [191, 64])
    #expect(mask.moved(right: 0, down: 0) == mask)
  }

  /// The variance of a line is the square of the deviation whatever the fraction, and its centroid is at the
  /// fraction. Truncating at three deviations lowers the variance by a few percent.
  @Test(arguments: [0, 40, 128, 200], [1, 1.5, 3]) func movesAndKeepsTheDeviation(
    fraction: Int, deviation: Double
  ) {
    var line = CoverageMask(width: 41, height: 41)
    for y in 0..<41 { line[20, y] = 255 }
    let moved = line.blurred(standardDeviation: deviation, movedRight: fraction, down: 0)
    let levels = (0..<moved.width).map { Double(moved[$0, 20]) }
    let sum = levels.reduce(0, +)
    let mean = levels.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element } / sum
    let variance = levels.enumerated().reduce(0) { $0 + square(Double($1.offset) - mean) * $1.element } / sum
    #expect(abs(mean - 20 - Double(fraction) / 256) < 0.02)
    #expect(abs(variance / square(deviation) - 1) < 0.06)
  }
}
