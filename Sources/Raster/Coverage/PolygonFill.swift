/// Polygons with corners on 1/256 pixel, to be filled where the windings of their edges do not cancel (non-zero rule).
///
/// A pixel is cut into ``rows`` rows; across each the covered length is exact to 1/256 pixel. All arithmetic is in integers.
package struct PolygonFill: Sendable {
  private struct Edge {
    var x, y, endX, endY: Int
    /// 1 downwards, -1 upwards; `y` is the upper end in either case.
    var winding: Int
  }

  /// Where an edge crosses a row.
  private struct Crossing {
    var x, winding: Int
  }

  /// Rows that a pixel is cut into.
  private static let rows = 16
  /// Rows, in 1/256 pixel.
  private static let rowHeight = 256 / rows

  private var edges: [Edge] = []
  private var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)

  /// No polygons.
  package init() {}

  /// Adds an edge between two corners in pixels. The edges of a polygon must end where they began.
  package mutating func add(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
    let (x, y) = (Int((start.x * 256).rounded()), Int((start.y * 256).rounded()))
    let (endX, endY) = (Int((end.x * 256).rounded()), Int((end.y * 256).rounded()))
    guard y != endY else { return }
    (left, right) = (min(left, x, endX), max(right, x, endX))
    (top, bottom) = (min(top, y, endY), max(bottom, y, endY))
    edges.append(
      y < endY
        ? Edge(x: x, y: y, endX: endX, endY: endY, winding: 1)
        : Edge(x: endX, y: endY, endX: x, endY: y, winding: -1))
  }

  /// A mask just as large as the pixels that the polygons touch, and where its top left pixel is; nil for none.
  package func filled() -> (mask: CoverageMask, x: Int, y: Int)? {
    guard left < right else { return nil }
    let (x, y) = (left >> 8, top >> 8)
    let (width, height) = (((right + 255) >> 8) - x, ((bottom + 255) >> 8) - y)
    var mask = CoverageMask(width: width, height: height)
    var crossings = crossings(rows: height * Self.rows, x: x, y: y)
    // Changes of the covered length from pixel to pixel, in one row of pixels.
    var changes = [Int](repeating: 0, count: width + 2)
    for row in 0..<height {
      for part in (row * Self.rows)..<((row + 1) * Self.rows) {
        crossings.sortRow(part)
        crossings.addSpans(ofRow: part, to: &changes)
      }
      var covered = 0
      for column in 0..<width {
        covered += changes[column]
        mask[column, row] = UInt8((covered * 255 + 128 * Self.rows) / (256 * Self.rows))
      }
      for column in changes.indices { changes[column] = 0 }
    }
    return (mask, x, y)
  }

  /// The crossings of all rows, each row's beside each other.
  private struct Crossings {
    /// Where each row's begin; one more than rows.
    var starts: [Int]
    var all: [Crossing]

    /// Sorts the few crossings of a row from the left.
    mutating func sortRow(_ row: Int) {
      let range = starts[row]..<starts[row + 1]
      for index in range.dropFirst() {
        let crossing = all[index]
        var place = index
        while place > range.lowerBound, all[place - 1].x > crossing.x {
          all[place] = all[place - 1]
          place -= 1
        }
        all[place] = crossing
      }
    }

    /// Adds where the covered spans of a row begin and takes away where they end.
    func addSpans(ofRow row: Int, to changes: inout [Int]) {
      var winding = 0
      for index in starts[row]..<starts[row + 1] {
        let crossing = all[index]
        let isInside = winding != 0
        winding += crossing.winding
        guard (winding != 0) != isInside else { continue }
        let (column, part) = (crossing.x >> 8, crossing.x & 255)
        let sign = isInside ? -1 : 1
        changes[column] += sign * (256 - part)
        changes[column + 1] += sign * part
      }
    }
  }

  /// Where the edges cross the middles of rows, from the pixel (`x`, `y`) on.
  private func crossings(rows: Int, x: Int, y: Int) -> Crossings {
    var starts = [Int](repeating: 0, count: rows + 1)
    for edge in edges { for row in Self.rows(of: edge, y: y) { starts[row + 1] += 1 } }
    for row in 0..<rows { starts[row + 1] += starts[row] }
    var ends = starts
    var all = [Crossing](repeating: Crossing(x: 0, winding: 0), count: starts[rows])
    for edge in edges {
      let crossed = Self.rows(of: edge, y: y)
      guard let first = crossed.first else { continue }
      // 16 bits of fraction beside the 8 of places, so that steps add up to less than a 1/256 pixel.
      let slope = ((edge.endX - edge.x) << 16) / (edge.endY - edge.y)
      let middle = first * Self.rowHeight + Self.rowHeight / 2 + (y << 8)
      var place = ((edge.x - (x << 8)) << 16) + (middle - edge.y) * slope
      for row in crossed {
        all[ends[row]] = Crossing(x: max(0, min(place >> 16, right - (x << 8))), winding: edge.winding)
        ends[row] += 1
        place += slope * Self.rowHeight
      }
    }
    return Crossings(starts: starts, all: all)
  }

  /// The rows whose middles an edge crosses, counted from the pixel row `y`.
  private static func rows(of edge: Edge, y: Int) -> Range<Int> {
    func row(_ place: Int) -> Int { (place - (y << 8) + rowHeight / 2 - 1) / rowHeight }
    return row(edge.y)..<row(edge.endY)
  }
}
