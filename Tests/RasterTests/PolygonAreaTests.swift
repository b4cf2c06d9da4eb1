import Foundation
import Raster
import TestSupport
import Testing

/// Filling by signed areas, against polygons that are clipped to each pixel in floating point.
@Suite struct PolygonAreaTests {
  private func fill(_ corners: [ExactArea.Point]) -> PolygonFill {
    var fill = PolygonFill()
    for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      fill.add(from: start, to: end)
    }
    return fill
  }

  /// The coverage of a picture of `size` by what is filled.
  private func picture(_ filled: (mask: CoverageMask, x: Int, y: Int)?, _ size: PixelSize) -> [UInt8] {
    var mask = CoverageMask(width: size.width, height: size.height)
    if let (part, x, y) = filled { mask.add(part, atX: x, y: y) }
    return (0..<size.area).map { mask[$0 % size.width, $0 / size.width] }
  }

  /// Corners and crossings are rounded to 1/256 pixel: up to one level along an edge, and a half by rounding.
  private func expect(
    _ fill: PolygonFill?, _ exact: ExactArea, _ size: PixelSize, within tolerance: Double = 1.6,
    _ comment: Comment
  ) {
    let found = picture(fill?.filledArea(within: size), size)
    let areas = exact.areas(width: size.width, height: size.height)
    let worst = zip(found, areas).map { abs(Double($0) - 255 * $1) }.max() ?? 0
    #expect(worst <= tolerance, "\(comment)")
  }

  private func rectangle(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> [ExactArea
    .Point]
  {
    [(left, top), (right, top), (right, bottom), (left, bottom)]
  }

  /// From 1.25 to 3.5 across and 2.5 to 4 down: 3/4, 1 and 1/2 of the columns, 1/2 and 1 of the rows; drawn
  /// either way round.
  @Test(arguments: [false, true]) func aRectangleCoversItsArea(isReversed: Bool) throws {
    let corners = rectangle(1.25, 2.5, 3.5, 4)
    let (mask, x, y) = try #require(
      fill(isReversed ? corners.reversed() : corners).filledArea(within: PixelSize(width: 9, height: 9)))
    #expect(x == 1 && y == 2 && mask.size == PixelSize(width: 3, height: 2))
    #expect(mask.coverage == [96, 128, 64, 191, 255, 128])
  }

  @Test func theMaskLiesWithinThePicture() throws {
    let size = PixelSize(width: 4, height: 3)
    let all = try #require(fill(rectangle(-5, -6, 70, 80)).filledArea(within: size))
    #expect(all.x == 0 && all.y == 0 && all.mask == CoverageMask(width: 4, height: 3, coverage: 255))
    let outside = [(-9.0, 0.0), (5, 0), (0, -9), (0, 5)]
    for (x, y) in outside {
      #expect(fill(rectangle(x, y, x + 3, y + 2)).filledArea(within: size) == nil, "\(x), \(y)")
    }
    #expect(PolygonFill().filledArea(within: size) == nil)
  }

  /// Random triangles and quadrilaterals that reach beyond the picture.
  @Test(arguments: 0..<60 as Range<UInt64>) func convexPolygonsCoverTheirArea(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = 3 + Int(seed % 4)
    let turn = Double.random(in: 0..<7, using: &generator)
    let (across, down) = (
      Double.random(in: 1...20, using: &generator), Double.random(in: 1...20, using: &generator)
    )
    let corners = (0..<count).map { index -> ExactArea.Point in
      let angle = turn + 2 * .pi * Double(index) / Double(count)
      return (11 + across * cos(angle), 9 + down * sin(angle))
    }
    expect(fill(corners), ExactArea(corners), PixelSize(width: 23, height: 19), "seed \(seed)")
  }

  /// Edges that are nearly horizontal or vertical.
  @Test(arguments: [0.001, 0.01, 0.05, -0.02, .pi / 2 - 0.003]) func nearlyStraightEdges(angle: Double) {
    let map = AffineMap.turn(angle, x: 40, y: 30, toX: 45.37, toY: 43.61)
    let shape = RoundedRect(PixelRect(x: 0, y: 0, width: 80, height: 60), radius: 0)
    expect(shape, ProjectiveMap(map), PixelSize(width: 92, height: 90), "\(angle)")
  }

  @Test(arguments: 0..<30 as Range<UInt64>) func turnedRoundedRectangles(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let shape = RoundedRect(
      PixelRect(
        x: .random(in: -1...1, using: &generator), y: 0.25, width: .random(in: 9...50, using: &generator),
        height: .random(in: 9...40, using: &generator)), radius: .random(in: 0...22, using: &generator))
    var map = AffineMap.turn(.random(in: 0...7, using: &generator), x: 20, y: 20, toX: 31.3, toY: 29.8)
    let scale = Double.random(in: 0.5...1.5, using: &generator)
    (map.a, map.b, map.c, map.d) = (map.a * scale, map.b * scale, map.c * scale, map.d * scale)
    expect(shape, ProjectiveMap(map), PixelSize(width: 64, height: 60), "seed \(seed)")
  }

  @Test(arguments: [0.1, .pi / 6, .pi / 3]) func tiltedRoundedRectangles(angle: Double) {
    let map = ProjectiveMap(AffineMap(tx: 10, ty: 22)).then(
      ProjectiveWarpTests.tilt(angle, distance: 90, x: 45, y: 45))
    expect(
      RoundedRect(PixelRect(x: 0, y: 0, width: 70, height: 46), radius: 9), map,
      PixelSize(width: 100, height: 100), "\(angle)")
  }

  private func expect(_ shape: RoundedRect, _ map: ProjectiveMap, _ size: PixelSize, _ comment: Comment) {
    let exact = ExactArea(
      x: shape.rect.x, y: shape.rect.y, width: shape.rect.width, height: shape.rect.height,
      radius: shape.radius
    ) { point in
      let place = map.apply(x: point.x, y: point.y)
      return (place.x, place.y)
    }
    expect(PolygonFill(shape, through: map), exact, size, comment)
  }

  @Test func nothingBehindTheViewer() {
    let shape = RoundedRect(PixelRect(x: 0, y: 0, width: 20, height: 20), radius: 3)
    let map = ProjectiveMap(SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(-0.1, 0, 1))
    #expect(PolygonFill(shape, through: map) == nil)
  }
}
