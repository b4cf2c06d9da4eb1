import Foundation

/// The exact area of pixels under a convex polygon, by clipping it to each pixel (Sutherland and Hodgman) and
/// the shoelace formula.
package struct ExactArea {
  package typealias Point = (x: Double, y: Double)

  private let corners: [Point]

  /// A convex polygon with the given corners, in pixels.
  package init(_ corners: [Point]) {
    self.corners = corners
  }

  /// The whole area.
  package var total: Double { Self.area(corners) }

  /// The area of each pixel, 0…1, row by row.
  package func areas(width: Int, height: Int) -> [Double] {
    var areas = [Double](repeating: 0, count: width * height)
    for y in 0..<height {
      let row = Self.clipped(Self.clipped(corners) { $0.y - Double(y) }) { Double(y + 1) - $0.y }
      guard let left = row.map(\.x).min(), let right = row.map(\.x).max() else { continue }
      for x in max(0, Int(left.rounded(.down)))..<max(0, min(width, Int(right.rounded(.up)))) {
        areas[y * width + x] = Self.area(
          Self.clipped(Self.clipped(row) { $0.x - Double(x) }) { Double(x + 1) - $0.x })
      }
    }
    return areas
  }

  /// The part of a polygon where `depth`, which is linear, is not negative.
  private static func clipped(_ corners: [Point], to depth: (Point) -> Double) -> [Point] {
    var result: [Point] = []
    guard var last = corners.last else { return [] }
    var lastDepth = depth(last)
    for corner in corners {
      let cornerDepth = depth(corner)
      if (lastDepth < 0) != (cornerDepth < 0) {
        let part = lastDepth / (lastDepth - cornerDepth)
        result.append((last.x + part * (corner.x - last.x), last.y + part * (corner.y - last.y)))
      }
      if cornerDepth >= 0 { result.append(corner) }
      (last, lastDepth) = (corner, cornerDepth)
    }
    return result
  }

  private static func area(_ corners: [Point]) -> Double {
    guard var last = corners.last else { return 0 }
    var sum = 0.0
    for corner in corners {
      sum += last.x * corner.y - corner.x * last.y
      last = corner
    }
    return abs(sum) / 2
  }
}

extension ExactArea {
  /// The outline of a rounded rectangle, each point moved by `map`. A quarter of a circle has `steps` chords.
  package init(
    x: Double, y: Double, width: Double, height: Double, radius: Double, steps: Int = 200,
    _ map: (Point) -> Point
  ) {
    let radius = min(radius, width / 2, height / 2)
    let centres: [(Point, Int)] = [
      ((x + width - radius, y + height - radius), 0), ((x + radius, y + height - radius), 1),
      ((x + radius, y + radius), 2), ((x + width - radius, y + radius), 3),
    ]
    self.init(
      centres.flatMap { centre, quarter in
        (0...steps).map { step in
          let angle = (Double(quarter) + Double(step) / Double(steps)) * .pi / 2
          return map((centre.x + radius * cos(angle), centre.y + radius * sin(angle)))
        }
      })
  }
}
