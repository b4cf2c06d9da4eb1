extension PolygonFill {
  /// The part of an edge within a row of pixels.
  private struct Piece {
    /// The left and the right end, in 1/256 pixel from the left edge of the mask.
    var left, right: Int
    /// Its height in 1/256 pixel; negative for an edge upwards.
    var height: Int
  }

  /// The area of each pixel that one polygon covers which does not cross itself, in the part of its box that
  /// lies within a picture of `size`; nil where there is none.
  ///
  /// Sums the signed areas to the right of the edges, as FreeType's smooth rasterizer does. They are exact to
  /// the 1/256 pixel that corners are rounded to, also for edges that are nearly horizontal, which cross the
  /// scan lines of ``filled()`` at few places. Parts of polygons that overlap would count twice.
  package func filledArea(within size: PixelSize) -> (mask: CoverageMask, x: Int, y: Int)? {
    guard left < right else { return nil }
    let (x, y) = (max(0, left >> 8), max(0, top >> 8))
    let (width, height) = (min(size.width, (right + 255) >> 8) - x, min(size.height, (bottom + 255) >> 8) - y)
    guard width > 0, height > 0 else { return nil }
    var mask = CoverageMask(width: width, height: height)
    let (starts, pieces) = pieces(x: x, y: y, rowCount: height)
    var areas = RowAreas(width: width)
    mask.coverage.withUnsafeMutableBufferPointer { coverage in
      pieces.withUnsafeBufferPointer { pieces in
        for row in 0..<height {
          for piece in pieces[starts[row]..<starts[row + 1]] {
            areas.add(left: piece.left, right: piece.right, height: piece.height)
          }
          areas.takeLevels(coverage.baseAddress! + row * width)
        }
      }
    }
    return (mask, x, y)
  }

  /// The pieces of all edges in the rows from `y` on, grouped by row, and the index of the first piece of
  /// each row and the end of the last one.
  private func pieces(x: Int, y: Int, rowCount: Int) -> (starts: [Int], all: [Piece]) {
    func rows(of edge: Edge) -> Range<Int> {
      let first = max(0, (edge.y >> 8) - y)
      return first..<max(first, min(rowCount, ((edge.endY + 255) >> 8) - y))
    }
    var starts = [Int](repeating: 0, count: rowCount + 1)
    for edge in edges { for row in rows(of: edge) { starts[row + 1] += 1 } }
    for row in 0..<rowCount { starts[row + 1] += starts[row] }
    var ends = starts
    var all = [Piece](repeating: Piece(left: 0, right: 0, height: 0), count: starts[rowCount])
    for edge in edges {
      var (here, hereX) = (0, 0)
      for (index, row) in rows(of: edge).enumerated() {
        if index == 0 {
          here = max(edge.y, (row + y) << 8)
          hereX = edge.x(atY: here)
        }
        let end = min(edge.endY, (row + y + 1) << 8)
        let endX = edge.x(atY: end)
        all[ends[row]] = Piece(
          left: min(hereX, endX) - (x << 8), right: max(hereX, endX) - (x << 8),
          height: edge.winding * (end - here))
        ends[row] += 1
        (here, hereX) = (end, endX)
      }
    }
    return (starts, all)
  }
}

extension PolygonFill.Edge {
  /// The position at a height between its ends, in 1/256 pixel, rounded to nearest.
  fileprivate func x(atY height: Int) -> Int {
    guard height < endY else { return endX }
    let (product, whole) = ((height - y) * (endX - x), endY - y)
    return x + (product >= 0 ? (product + whole / 2) / whole : -((whole / 2 - product) / whole))
  }
}

/// The change of the covered area from each pixel of a row to the next, in units of 1/2²⁵ pixel.
private struct RowAreas {
  private static let bits = 25
  private let width: Int
  private var changes: [Int]
  /// The columns whose changes are not 0: of edges downwards, and of edges upwards. The row of a convex shape
  /// is flat between them.
  private var touched: (down: Range<Int>?, up: Range<Int>?)

  init(width: Int) {
    self.width = width
    changes = [Int](repeating: 0, count: width + 2)
  }

  /// Adds the area to the right of a straight line from `left` to `right`, in 1/256 pixel. Columns outside
  /// the row are clipped.
  mutating func add(left: Int, right: Int, height: Int) {
    let (first, last) = (min(max(0, left >> 8), width), min(max(0, right >> 8), width))
    touch(first..<last + 2, isDown: height > 0)
    let (length, scaled) = (right - left, height << 8)
    // The part of the height to the left of a position.
    func share(_ position: Int) -> Int {
      position <= left ? 0 : position >= right ? scaled : scaled * (position - left) / length
    }
    changes.withUnsafeMutableBufferPointer { changes in
      var before = 0
      if left < 0 {
        before = right <= 0 ? scaled : share(0)
        changes[0] += before << 9
      }
      for column in first...last where column < width {
        let (start, end) = (column << 8, (column + 1) << 8)
        let part = (column == right >> 8 ? scaled : share(end)) - before
        let fractions = max(left, start) + min(right, end) - 2 * start
        changes[column] += part * (512 - fractions)
        changes[column + 1] += part * fractions
        before += part
      }
    }
  }

  private mutating func touch(_ columns: Range<Int>, isDown: Bool) {
    func union(_ range: Range<Int>?) -> Range<Int> {
      guard let range else { return columns }
      return min(range.lowerBound, columns.lowerBound)..<max(range.upperBound, columns.upperBound)
    }
    if isDown { touched.down = union(touched.down) } else { touched.up = union(touched.up) }
  }

  /// Writes the coverage of each pixel over zeros, and resets the changes.
  mutating func takeLevels(_ row: UnsafeMutablePointer<UInt8>) {
    let ranges = [touched.down, touched.up].compactMap(\.self).sorted { $0.lowerBound < $1.lowerBound }
    touched = (nil, nil)
    let width = width
    changes.withUnsafeMutableBufferPointer { changes in
      var (sum, end) = (0, 0)
      for range in ranges {
        if range.lowerBound > end {
          (row + end).update(
            repeating: Self.level(sum), count: min(range.lowerBound, width) - min(end, width))
        }
        for column in max(end, range.lowerBound)..<max(end, range.upperBound) {
          sum += changes[column]
          changes[column] = 0
          if column < width { row[column] = Self.level(sum) }
        }
        end = max(end, range.upperBound)
      }
      if end < width { (row + end).update(repeating: Self.level(sum), count: width - end) }
    }
  }

  /// The coverage for an area of either sign: polygons may be drawn clockwise or not.
  @inline(__always)
  private static func level(_ area: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: min(255, (abs(area) * 255 + (1 << (bits - 1))) >> bits))
  }
}
