import Raster
import TestSupport
import Testing

@Suite struct CoverageSumTests {
  private func mask(_ rows: [[UInt8]]) -> CoverageMask {
    let stride = rows[0].count + 3
    let bytes: [UInt8] = rows.flatMap { (row: [UInt8]) -> [UInt8] in row + [77, 77, 77] }
    return CoverageMask(width: rows[0].count, height: rows.count, rows: bytes, stride: stride)
  }

  @Test func rowsAreCopiedWithoutTheirPadding() {
    #expect(mask([[1, 2], [3, 4], [5, 6]]).coverage == [1, 2, 3, 4, 5, 6])
  }

  @Test func coveragesAreAddedUpTo255() {
    var sum = mask([[10, 200, 255, 0]])
    sum.add(mask([[5, 55, 1, 0]]), atX: 0, y: 0)
    #expect(sum.coverage == [15, 255, 255, 0])
    sum.add(mask([[1, 1, 1, 9]]), atX: 0, y: 0)
    #expect(sum.coverage == [16, 255, 255, 9])
  }

  /// Every position of a 3 × 2 mask on a 4 × 3 mask and beside it.
  @Test(arguments: -4...5, -3...4) func whatLiesOutsideIsCutOff(x: Int, y: Int) {
    let small = mask([[1, 2, 3], [4, 5, 6]])
    var sum = CoverageMask(width: 4, height: 3, coverage: 100)
    var intersects = false
    sum.add(small, atX: x, y: y)
    for row in 0..<3 {
      for column in 0..<4 {
        let isOver = (0..<3).contains(column - x) && (0..<2).contains(row - y)
        #expect(sum[column, row] == 100 + (isOver ? small[column - x, row - y] : 0))
        intersects = intersects || isOver
      }
    }
    #expect(sum.intersects(small, atX: x, y: y) == intersects)
  }

  @Test func masksIntersectWhereBothCover() {
    let (one, other) = (mask([[9, 0], [0, 9]]), mask([[0, 9], [9, 0]]))
    #expect(!one.intersects(other, atX: 0, y: 0) && one.intersects(other, atX: 1, y: 0))
    #expect(one.intersects(one, atX: 0, y: 0) && one.intersects(one, atX: 1, y: 1))
    #expect(!one.intersects(one, atX: 1, y: 0))
  }

  /// To the nearest level: 100 × 128 / 255 = 50.2, 255 × 128 / 255 = 128, 1 × 128 / 255 = 0.502.
  @Test func aMaskIsScaled() {
    #expect(mask([[100, 255, 1, 0]]).scaled(by: 128).coverage == [50, 128, 1, 0])
    #expect(
      mask([[100, 255]]).scaled(by: 255).coverage == [100, 255] && mask([[9]]).scaled(by: 0).coverage == [0])
  }
}
