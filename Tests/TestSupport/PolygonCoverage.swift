/// The coverage of pixels by polygons, with the nonzero winding rule.
package struct PolygonCoverage {
  private var edges: [(x: Double, y: Double, endX: Double, endY: Double)] = []
  /// The number of sample rows per pixel. The horizontal coverage of each is exact.
  private static let rows = 64

  /// Creates an empty set of polygons.
  package init() {}

  /// Adds an edge between two points, in pixels.
  package mutating func add(_ start: (x: Double, y: Double), _ end: (x: Double, y: Double)) {
    if start.y != end.y { edges.append((start.x, start.y, end.x, end.y)) }
  }

  /// The coverage of each pixel, 0…1, row by row.
  package func areas(width: Int, height: Int) -> [Double] {
    var areas = [Double](repeating: 0, count: width * height)
    for (row, crossings) in crossings(rows: height * Self.rows).enumerated() {
      var (winding, start) = (0, 0.0)
      for (x, step) in crossings.sorted(by: { $0.x < $1.x }) {
        if winding == 0 { start = x }
        winding += step
        guard winding == 0 else { continue }
        let (first, end) = (max(0, start), min(Double(width), x))
        for column in Int(first)..<max(Int(first), Int(end.rounded(.up))) {
          let length = min(end, Double(column + 1)) - max(first, Double(column))
          areas[row / Self.rows * width + column] += length / Double(Self.rows)
        }
      }
    }
    return areas
  }

  /// The x coordinates at which edges cross the centre of each sample row, with step 1 for a downward edge
  /// and −1 for an upward one.
  private func crossings(rows: Int) -> [[(x: Double, step: Int)]] {
    var crossings = [[(x: Double, step: Int)]](repeating: [], count: rows)
    for edge in edges {
      let (top, bottom) = (min(edge.y, edge.endY), max(edge.y, edge.endY))
      let first = max(0, Int((top * Double(Self.rows) - 0.5).rounded(.up)))
      let end = min(rows, Int((bottom * Double(Self.rows) - 0.5).rounded(.up)))
      for row in first..<max(first, end) {
        let y = (Double(row) + 0.5) / Double(Self.rows)
        let x = edge.x + (y - edge.y) / (edge.endY - edge.y) * (edge.endX - edge.x)
        crossings[row].append((x, edge.endY > edge.y ? 1 : -1))
      }
    }
    return crossings
  }
}
