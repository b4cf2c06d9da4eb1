/// Fills polygons by the non-zero winding rule. Corners are rounded to 1/256 pixel.
///
/// Samples 16 scan lines per pixel row; the covered length of each is exact to 1/256 pixel. All arithmetic is
/// in integers.
package struct PolygonFill: Sendable {
  struct Edge {
    var x, y, endX, endY: Int
    /// 1 for an edge downwards, −1 for one upwards. `y` is the upper end in both cases.
    var winding: Int
  }

  /// The intersection of an edge and a scan line.
  private struct Crossing {
    var x, winding: Int
  }

  /// Scan lines per pixel row.
  private static let linesPerRow = 16
  /// The distance of two scan lines, in 1/256 pixel.
  private static let lineDistance = 256 / linesPerRow

  private(set) var edges: [Edge] = []
  /// The box of the edges, in 1/256 pixel.
  private(set) var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)

  /// No polygons.
  package init() {}

  /// Adds an edge between two corners in pixels. The edges must form closed polygons.
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

  /// The smallest mask that contains the polygons, and the position of its top left pixel; nil where they are
  /// empty.
  package func filled() -> (mask: CoverageMask, x: Int, y: Int)? {
    guard left < right else { return nil }
    let (x, y) = (left >> 8, top >> 8)
    let (width, height) = (((right + 255) >> 8) - x, ((bottom + 255) >> 8) - y)
    var mask = CoverageMask(width: width, height: height)
    var crossings = crossings(lineCount: height * Self.linesPerRow, x: x, y: y)
    // The change of the covered length from each pixel of a row to the next.
    var changes = [Int](repeating: 0, count: width + 2)
    for row in 0..<height {
      for line in (row * Self.linesPerRow)..<((row + 1) * Self.linesPerRow) {
        crossings.sort(line: line)
        crossings.addSpans(ofLine: line, to: &changes)
      }
      var covered = 0
      for column in 0..<width {
        covered += changes[column]
        mask[column, row] = UInt8(
          (covered * 255 + 128 * Self.linesPerRow) / (256 * Self.linesPerRow))
      }
      for column in changes.indices { changes[column] = 0 }
    }
    return (mask, x, y)
  }

  /// The crossings of all scan lines, grouped by line.
  private struct Crossings {
    /// The index of the first crossing of each line, and the end of the last one.
    var starts: [Int]
    var all: [Crossing]

    /// Sorts the crossings of a line from left to right by insertion: a line has few.
    mutating func sort(line: Int) {
      let range = starts[line]..<starts[line + 1]
      for index in range.dropFirst() {
        let crossing = all[index]
        var target = index
        while target > range.lowerBound, all[target - 1].x > crossing.x {
          all[target] = all[target - 1]
          target -= 1
        }
        all[target] = crossing
      }
    }

    /// Adds the starts of the covered spans of a line to `changes` and subtracts their ends.
    func addSpans(ofLine line: Int, to changes: inout [Int]) {
      var winding = 0
      for index in starts[line]..<starts[line + 1] {
        let crossing = all[index]
        let isInside = winding != 0
        winding += crossing.winding
        if (winding != 0) != isInside {
          let (column, fraction) = (crossing.x >> 8, crossing.x & 255)
          let sign = isInside ? -1 : 1
          changes[column] += sign * (256 - fraction)
          changes[column + 1] += sign * fraction
        }
      }
    }
  }

  /// The crossings of all edges, relative to the pixel (`x`, `y`).
  private func crossings(lineCount: Int, x: Int, y: Int) -> Crossings {
    var starts = [Int](repeating: 0, count: lineCount + 1)
    for edge in edges { for line in Self.lines(crossedBy: edge, y: y) { starts[line + 1] += 1 } }
    for line in 0..<lineCount { starts[line + 1] += starts[line] }
    var ends = starts
    var all = [Crossing](repeating: Crossing(x: 0, winding: 0), count: starts[lineCount])
    for edge in edges {
      let crossed = Self.lines(crossedBy: edge, y: y)
      guard let first = crossed.first else { continue }
      // 16 more bits of fraction than positions have, so that the errors of all steps add up to less than
      // 1/256 pixel.
      let slope = ((edge.endX - edge.x) << 16) / (edge.endY - edge.y)
      let lineY = first * Self.lineDistance + Self.lineDistance / 2 + (y << 8)
      var position = ((edge.x - (x << 8)) << 16) + (lineY - edge.y) * slope
      for line in crossed {
        let crossingX = max(0, min(position >> 16, right - (x << 8)))
        all[ends[line]] = Crossing(x: crossingX, winding: edge.winding)
        ends[line] += 1
        position += slope * Self.lineDistance
      }
    }
    return Crossings(starts: starts, all: all)
  }

  /// The scan lines that an edge crosses, relative to the pixel row `y`.
  private static func lines(crossedBy edge: Edge, y: Int) -> Range<Int> {
    func line(_ position: Int) -> Int { (position - (y << 8) + lineDistance / 2 - 1) / lineDistance }
    return line(edge.y)..<line(edge.endY)
  }
}
