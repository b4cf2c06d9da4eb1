/// A rectangle with rounded corners, in pixels; it need not be aligned to them.
package struct RoundedRect: Sendable, Hashable {
  /// The rectangle.
  package var rect: PixelRect
  /// The radius of the corners. A radius above half a side counts as half that side.
  package var radius: Double

  /// A rectangle with the given radius of its corners.
  package init(_ rect: PixelRect, radius: Double) {
    self.rect = rect
    self.radius = max(0, min(radius, rect.width / 2, rect.height / 2))
  }

  /// The same shape moved by (`x`, `y`).
  package func moved(x: Double, y: Double) -> RoundedRect {
    var rect = rect
    rect.x += x
    rect.y += y
    return RoundedRect(rect, radius: radius)
  }
}

extension PolygonFill {
  /// The outline of a rounded rectangle under `map`; nil where a part of it is behind the viewer or far
  /// outside any picture.
  ///
  /// A quarter of a circle becomes a polygon with its corners on the circle that is nowhere more than 1/1024
  /// pixel inside it. Its corners are computed without trigonometric functions: (1 − t²) / (1 + t²) and 2t /
  /// (1 + t²) are the cosine and the sine of an angle.
  package init?(_ shape: RoundedRect, through map: ProjectiveMap) {
    self.init()
    let corners = shape.corners(through: map)
    guard corners.allSatisfy({ $0.w > 0 && abs($0.x) < 1e6 && abs($0.y) < 1e6 }) else { return nil }
    var last = corners[corners.count - 1]
    for corner in corners {
      add(from: (last.x, last.y), to: (corner.x, corner.y))
      last = corner
    }
  }
}

extension RoundedRect {
  /// The corners of the polygon, clockwise from the end of the top edge.
  fileprivate func corners(through map: ProjectiveMap) -> [(x: Double, y: Double, w: Double)] {
    let (left, right) = (rect.x + radius, rect.maxX - radius)
    let (top, bottom) = (rect.y + radius, rect.maxY - radius)
    let stretch =
      [(rect.x, rect.y), (rect.maxX, rect.y), (rect.maxX, rect.maxY), (rect.x, rect.maxY)]
      .map { map.stretch(atX: $0.0, y: $0.1) }.max() ?? 1
    let arc = Self.quarter(radius: radius, stretch: stretch)
    // Each quarter starts where the one before ends, turned by 90°.
    return arc.map { map.apply(x: right + $0.y, y: top - $0.x) }
      + arc.map { map.apply(x: right + $0.x, y: bottom + $0.y) }
      + arc.map { map.apply(x: left - $0.y, y: bottom + $0.x) }
      + arc.map { map.apply(x: left - $0.x, y: top - $0.y) }
  }

  /// Points of a quarter of a circle about (0, 0), from (`radius`, 0) to (0, `radius`). A chord of the angle
  /// a = 2 / count deviates by r · a² / 8 from its arc.
  private static func quarter(radius: Double, stretch: Double) -> [(x: Double, y: Double)] {
    guard radius > 0 else { return [(0, 0)] }
    let count = min(max((512 * radius * stretch).squareRoot().rounded(.up), 1), 1024)
    return (0...Int(count)).map { index in
      let t = Double(index) / count
      return (radius * (1 - t * t) / (1 + t * t), radius * 2 * t / (1 + t * t))
    }
  }
}

extension ProjectiveMap {
  /// The largest distance of the images of (`x`, `y`) and its neighbours one pixel to the right and below.
  fileprivate func stretch(atX x: Double, y: Double) -> Double {
    let (here, right, below) = (apply(x: x, y: y), apply(x: x + 1, y: y), apply(x: x, y: y + 1))
    func distance(_ other: (x: Double, y: Double, w: Double)) -> Double {
      ((other.x - here.x) * (other.x - here.x) + (other.y - here.y) * (other.y - here.y)).squareRoot()
    }
    return max(distance(right), distance(below))
  }
}
