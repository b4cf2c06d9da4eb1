/// The sums of a grid of numbers over any rectangle in four look-ups.
///
/// Source: F. C. Crow, "Summed-area tables for texture mapping", SIGGRAPH 1984.
struct IntegralImage {
  private let width: Int
  private let height: Int
  /// The sum above and to the left of each corner of the grid.
  private let sums: [Int]

  /// The sums of `values`, which are stored row by row.
  init(_ values: [Int], width: Int) {
    self.width = width
    height = width == 0 ? 0 : values.count / width
    let stride = width + 1
    var sums = [Int](repeating: 0, count: stride * (height + 1))
    for y in 0..<height {
      var row = 0
      for x in 0..<width {
        row += values[y * width + x]
        sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] + row
      }
    }
    self.sums = sums
  }

  /// For each cell the sum of the cells at a distance of at most `reachX` columns and `reachY` rows. Outside
  /// the grid all is 0.
  func sums(reachX: Int, reachY: Int) -> [Int] {
    var result = [Int](repeating: 0, count: width * height)
    let stride = width + 1
    for y in 0..<height {
      let (top, bottom) = (max(0, y - reachY) * stride, min(height, y + reachY + 1) * stride)
      for x in 0..<width {
        let (left, right) = (max(0, x - reachX), min(width, x + reachX + 1))
        result[y * width + x] =
          sums[bottom + right] - sums[top + right] - sums[bottom + left] + sums[top + left]
      }
    }
    return result
  }
}
