import DeckKit
import Foundation
import Raster
import TestSupport
import Testing

/// The corners of the headings' triangle, found in pictures.
///
/// The inside is black and the outline red, 5 points wide on the path. So the three edges of what is black
/// are measured, pushed out by 2.5 points and met with one another.
@Suite struct TriangleTests {
  private struct Line {
    var point: LayoutPoint
    /// Of length 1.
    var direction: LayoutPoint
  }

  /// Padding 16 and (82 − 50) / 2 = 16 above: (16, 16), (16, 65), (16 + 25·√3, 41); turned about (41, 41).
  private static func corners(turned angle: Double, mirrored: Bool = false) -> [LayoutPoint] {
    let closed = [(16.0, 16.0), (16.0, 65.0), (16 + 25 * 3.0.squareRoot(), 41.0)]
    return closed.map { x, y in
      let (dx, dy) = (x - 41, y - 41)
      let place = LayoutPoint(
        x: 41 + dx * cos(angle) - dy * sin(angle), y: 41 + dx * sin(angle) + dy * cos(angle))
      return mirrored ? LayoutPoint(x: 375 - place.x, y: place.y) : place
    }
  }

  private func expectTriangle(
    _ picture: Pixmap<StraightPixel>, turned angle: Double, mirrored: Bool = false, scale: Double
  ) {
    let expected = Self.corners(turned: angle, mirrored: mirrored).map { $0 * scale }
    let middle = (expected[0] + expected[1] + expected[2]) * (1 / 3)
    let edges = (0..<3).map { index in
      edge(picture, from: expected[index], to: expected[(index + 1) % 3], inside: middle, scale: scale)
    }
    for index in 0..<3 {
      let found = meet(edges[(index + 2) % 3], edges[index])
      #expect(
        abs(found.x - expected[index].x) < 0.1 && abs(found.y - expected[index].y) < 0.1,
        "\(found) for \(expected[index]) at scale \(scale)")
    }
  }

  /// The path's edge, from where black ends along rows or columns that cross the middle part of the edge.
  private func edge(
    _ picture: Pixmap<StraightPixel>, from start: LayoutPoint, to end: LayoutPoint, inside: LayoutPoint,
    scale: Double
  ) -> Line {
    let way = end - start
    let isFlat = abs(way.x) > abs(way.y)
    let (from, to) = isFlat ? (start.x, end.x) : (start.y, end.y)
    let (low, high) = (min(from, to), max(from, to))
    let steps = Int(low + 0.35 * (high - low))...Int(low + 0.65 * (high - low))
    let points = steps.map { step -> LayoutPoint in
      let t = (Double(step) + 0.5 - from) / (to - from)
      let across = isFlat ? start.y + t * way.y : start.x + t * way.x
      let inwards = (isFlat ? inside.y : inside.x) < across
      let depth = 8 * scale
      let range = inwards ? Int(across - depth)..<Int(across) : Int(across)..<Int(across + depth)
      let black = range.reduce(0.0) { sum, place in
        sum + 1 - Double((isFlat ? picture[step, place] : picture[place, step]).red) / 255
      }
      let found = inwards ? Double(range.lowerBound) + black : Double(range.upperBound) - black
      return isFlat
        ? LayoutPoint(x: Double(step) + 0.5, y: found) : LayoutPoint(x: found, y: Double(step) + 0.5)
    }
    return pushed(fit(points, isFlat: isFlat), awayFrom: inside, by: 2.5 * scale)
  }

  private func fit(_ points: [LayoutPoint], isFlat: Bool) -> Line {
    let count = Double(points.count)
    let mean = points.reduce(.zero, +) * (1 / count)
    let (along, across) = points.reduce((0.0, 0.0)) { sums, point in
      let (u, v) = isFlat ? (point.x - mean.x, point.y - mean.y) : (point.y - mean.y, point.x - mean.x)
      return (sums.0 + u * u, sums.1 + u * v)
    }
    let slope = across / along
    let length = (1 + slope * slope).squareRoot()
    return Line(
      point: mean,
      direction: isFlat
        ? LayoutPoint(x: 1 / length, y: slope / length) : LayoutPoint(x: slope / length, y: 1 / length))
  }

  private func pushed(_ line: Line, awayFrom inside: LayoutPoint, by distance: Double) -> Line {
    let normal = LayoutPoint(x: -line.direction.y, y: line.direction.x)
    let toInside = inside - line.point
    let side = normal.x * toInside.x + normal.y * toInside.y > 0 ? -1.0 : 1.0
    return Line(point: line.point + normal * (side * distance), direction: line.direction)
  }

  private func meet(_ one: Line, _ other: Line) -> LayoutPoint {
    let gap = other.point - one.point
    let cross = one.direction.x * other.direction.y - one.direction.y * other.direction.x
    return one.point + one.direction * ((gap.x * other.direction.y - gap.y * other.direction.x) / cross)
  }

  @Test(arguments: [1, 2, 3], ["en", "he"]) func atRest(scale: Int, locale: String) throws {
    let deck = try SectionsPictureTests.deck(
      #""locale": "\#(locale)", "scales": [\#(scale)], "animations": [], "sheets": []"#)
    try deck.render()
    expectTriangle(
      try deck.picture("previews/rest@\(scale)x.png"), turned: 0, mirrored: locale == "he",
      scale: Double(scale))
  }

  @Test(arguments: [1, 2, 3], ["en", "he"]) func turned(scale: Int, locale: String) throws {
    let deck = try SectionsPictureTests.deck(
      #""locale": "\#(locale)", "scales": [\#(scale)], "animations": [], "previews": [], "sheets": ["sheet"]"#
    )
    try deck.render()
    expectTriangle(
      try deck.picture("sheets/sheet-01@\(scale)x.png"), turned: .pi / 2, mirrored: locale == "he",
      scale: Double(scale))
  }

  /// Half of 0.35 s is half of the turn; the end of it a quarter turn.
  @Test(arguments: [(0, 0.0), (7, Double.pi / 4), (14, Double.pi / 2)])
  func turning(frame: Int, angle: Double) throws {
    let deck = try SectionsPictureTests.deck(
      #""scales": [2], "previews": [], "sheets": [], "animations": [{ "kind": "toggle", "fps": 40, "#
        + #""scale": 2 }]"#
    )
    try deck.render()
    expectTriangle(
      try deck.picture("animations/toggle-section-a@2x/\(frame < 10 ? "00" : "0")\(frame).png"),
      turned: angle,
      scale: 2)
  }

  /// Colours of the heading: the inside black, the outline red, both without a trace of the other.
  @Test func colours() throws {
    let deck = try SectionsPictureTests.deck(#""scales": [3], "animations": [], "sheets": []"#)
    try deck.render()
    let picture = try deck.picture("previews/rest@3x.png")
    #expect(picture[25 * 3, 41 * 3] == StraightPixel(red: 0, green: 0, blue: 0))
    #expect(picture[16 * 3, 41 * 3] == StraightPixel(red: 255, green: 59, blue: 48))
    // Mitred: the outline's tip reaches 2.5 / sin(30°) = 5 beyond the corner at 59.3, a bevel's would only
    // 1.25.
    let tip = (0..<82).last { picture[$0 * 3, 41 * 3].green < 130 } ?? 0
    #expect((62...65).contains(tip), "\(tip)")
  }
}
