@testable import Raster
import TestSupport
import Testing

@Suite struct IntegralImageTests {
  /// Every sum against adding cell by cell.
  private func plainSums(_ weights: [Int], width: Int, reachX: Int, reachY: Int) -> [Int] {
    weights.indices.map { cell in
      weights.indices.filter { other in
        abs(other % width - cell % width) <= reachX && abs(other / width - cell / width) <= reachY
      }.reduce(0) { $0 + weights[$1] }
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func sumsAreThoseOfAddingUp(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (width, height) = (
      Int.random(in: 1...12, using: &generator), Int.random(in: 1...12, using: &generator)
    )
    let weights = (0..<width * height).map { _ in Int.random(in: -50...1000, using: &generator) }
    let (reachX, reachY) = (
      Int.random(in: 0...14, using: &generator), Int.random(in: 0...14, using: &generator)
    )
    #expect(
      IntegralImage(weights, width: width).sums(reachX: reachX, reachY: reachY)
        == plainSums(weights, width: width, reachX: reachX, reachY: reachY))
  }

  @Test func anEmptyGridHasNoSums() {
    #expect(IntegralImage([], width: 0).sums(reachX: 1, reachY: 1) == [])
  }
}
