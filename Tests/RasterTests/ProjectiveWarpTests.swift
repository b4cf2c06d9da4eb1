import Foundation
import Raster
import TestSupport
import Testing

@Suite struct ProjectiveWarpTests {
  typealias Picture = Pixmap<PremultipliedPixel>
  static let white = PremultipliedPixel(red: 255, green: 255, blue: 255)

  /// CSS perspective(distance) rotate3d(1, 1, 1, angle) about (`x`, `y`), by Rodrigues' formula: with c = cos
  /// θ, s = sin θ the first columns of the turn are (c + k, k + m, k − m) and (k − m, c + k, k + m), k = (1 −
  /// c) / 3, m = s / √3; the depth z divides by 1 − z / distance.
  static func tilt(_ angle: Double, distance: Double, x: Double, y: Double) -> ProjectiveMap {
    let (c, k, m) = (cos(angle), (1 - cos(angle)) / 3, sin(angle) / 3.0.squareRoot())
    let turned = ProjectiveMap(
      SIMD3(c + k, k - m, 0), SIMD3(k + m, c + k, 0), SIMD3(-(k - m) / distance, -(k + m) / distance, 1))
    return ProjectiveMap(AffineMap(tx: -x, ty: -y)).then(turned).then(ProjectiveMap(AffineMap(tx: x, ty: y)))
  }

  /// Of a card 200 × 100 tilted by 60°, distance 300: c = ½, k = 1/6, m = ½; the corner (100, 50) from the
  /// middle turns to (⅔·100 − ⅓·50, ⅔·100 + ⅔·50, −⅓·100 + ⅔·50) = (50, 100, 0) and stays there; (−100, 50)
  /// to (−83.3, −33.3, 66.7), which is divided by 1 − 66.7 / 300 = 7/9.
  @Test func aTiltByHand() {
    let map = Self.tilt(.pi / 3, distance: 300, x: 0, y: 0)
    let (corner, other) = (map.apply(x: 100, y: 50), map.apply(x: -100, y: 50))
    #expect(abs(corner.x - 50) < 1e-9 && abs(corner.y - 100) < 1e-9)
    #expect(abs(other.x + 250 / 3.0 * 9 / 7) < 1e-9 && abs(other.y + 100 / 3.0 * 9 / 7) < 1e-9)
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func theInverseUndoes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    let map = ProjectiveMap(
      SIMD3(number(0.5...2), number(-1...1), number(-9...9)),
      SIMD3(number(-1...1), number(0.5...2), number(-9...9)),
      SIMD3(number(-0.002...0.002), number(-0.002...0.002), 1))
    let inverse = try #require(map.inverse)
    for _ in 0..<20 {
      let (x, y) = (number(-50...50), number(-50...50))
      let there = map.apply(x: x, y: y)
      let back = inverse.apply(x: there.x, y: there.y)
      #expect(abs(back.x - x) < 1e-9 && abs(back.y - y) < 1e-9)
    }
  }

  @Test func affineMapsAreDrawnAsEver() {
    var generator = SeededGenerator(seed: 71)
    let source = Picture.noise(width: 23, height: 17, using: &generator)
    for _ in 0..<10 {
      let map = AffineMap.turn(
        .random(in: 0...7, using: &generator), x: 11.5, y: 8.5, toX: 20, toY: 20.4)
      var (affine, projective) = (Picture(width: 40, height: 40), Picture(width: 40, height: 40))
      affine.draw(source, through: map)
      projective.draw(source, within: PixelRect(source.size), through: ProjectiveMap(map))
      // A position that is rounded differently is off by 1/256 pixel.
      for (one, other) in zip(affine.pixels, projective.pixels) {
        #expect(abs(Int(one.red) - Int(other.red)) <= 3 && abs(Int(one.alpha) - Int(other.alpha)) <= 3)
      }
    }
  }

  /// The area of the quadrilateral of the transformed corners, by the shoelace formula.
  @Test(arguments: [0.2, 0.5, Double.pi / 6, Double.pi / 3]) func coverageIsTheAreaOfTheOutline(angle: Double)
  {
    let map = Self.tilt(angle, distance: 232, x: 150, y: 150).pre(AffineMap(tx: 50, ty: 100))
    var result = Picture(width: 320, height: 320)
    result.draw(Picture(width: 200, height: 100, filledWith: Self.white), through: map)
    let corners = [(0.0, 0.0), (200, 0), (200, 100), (0, 100)].map { map.apply(x: $0.0, y: $0.1) }
    let area =
      zip(corners, corners.dropFirst() + corners.prefix(1)).map { $0.x * $1.y - $1.x * $0.y }.reduce(0, +) / 2
    let covered = result.pixels.reduce(0) { $0 + Double($1.alpha) } / 255
    #expect(abs(covered - area) < area * 0.002)
  }

  /// The centroids of dots are at their transformed centres, to a tenth of a pixel.
  @Test(arguments: [Double.pi / 6, Double.pi / 3]) func dotsGoWhereTheMapSaysTheyGo(angle: Double) throws {
    let places = [(30.0, 20.0), (170, 20), (100, 50), (30, 80), (170, 80)]
    let red = StraightPixel(red: 255, green: 0, blue: 0)
    let card = Pixmap<StraightPixel>(
      width: 200, height: 100, background: StraightPixel(red: 0, green: 0, blue: 0),
      dots: places.map { Dot(x: $0.0, y: $0.1, radius: 5, color: red) }
    ).premultiplied()
    let map = Self.tilt(angle, distance: 232, x: 150, y: 150).pre(AffineMap(tx: 50, ty: 100))
    var result = Picture(width: 320, height: 320, filledWith: PremultipliedPixel(red: 0, green: 0, blue: 0))
    result.draw(card, through: map)
    for place in places {
      let expected = map.apply(x: place.0, y: place.1)
      let found = try #require(
        result.straightened().centroid(
          nearX: expected.x, y: expected.y, reach: 9, channel: .red, background: 0))
      // In perspective the centre of a circle and the centroid of its image differ by less than this.
      #expect(hypot(found.x - expected.x, found.y - expected.y) < 0.12, "\(place)")
    }
  }

  /// A fine chequerboard becomes grey: a single sample for each pixel would hit only one of its colours.
  @Test func whatIsShrunkIsAveraged() {
    let chequer = Picture(width: 240, height: 240) { target in
      for index in target.indices {
        let isWhite = (index % 240 + index / 240).isMultiple(of: 2)
        target[index] = isWhite ? Self.white : PremultipliedPixel(red: 0, green: 0, blue: 0)
      }
    }
    var result = Picture(width: 100, height: 100)
    result.draw(chequer, through: ProjectiveMap(AffineMap(a: 0.31, d: 0.31, tx: 10, ty: 10)))
    for y in 20..<70 {
      for x in 20..<70 { #expect((112...143).contains(result[x, y].red), "\(x), \(y)") }
    }
  }

  /// A tilted card of one colour, cut by its outline: exact areas, also where several samples are averaged.
  @Test(arguments: [0.2, .pi / 6, .pi / 3, 1.3]) func edgesAreExact(angle: Double) {
    let map = Self.tilt(angle, distance: 232, x: 150, y: 150).pre(AffineMap(tx: 50, ty: 100))
    let color = PremultipliedPixel(red: 200, green: 100, blue: 20)
    var result = Picture(width: 320, height: 320)
    result.draw(
      Picture(width: 200, height: 100, filledWith: color),
      within: PixelRect(x: 0, y: 0, width: 199.4, height: 99.7),
      through: map)
    let corners = [(0.0, 0.0), (199.4, 0), (199.4, 99.7), (0, 99.7)].map { map.apply(x: $0.0, y: $0.1) }
    let areas = ExactArea(corners.map { ($0.x, $0.y) }).areas(width: 320, height: 320)
    for (pixel, area) in zip(result.pixels, areas) {
      guard pixel.channels.distance(to: color.channels.map { $0 * area }) > 2.1 else { continue }
      Issue.record("\(pixel) for \(area)")
    }
  }

  @Test func nothingIsDrawnBehindTheEye() {
    var result = Picture(width: 50, height: 50)
    let map = ProjectiveMap(SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(-0.1, 0, 1))
    result.draw(Picture(width: 20, height: 20, filledWith: Self.white), through: map)
    result.draw(
      Picture(width: 20, height: 20, filledWith: Self.white),
      through: ProjectiveMap(SIMD3(1, 1, 0), SIMD3(1, 1, 0), SIMD3(0, 0, 1)))
    #expect(result.pixels.allSatisfy { $0 == .clear })
  }
}

extension Picture {
  /// Draws `source` transformed by `map`, cut by a rectangle of it.
  fileprivate mutating func draw(_ source: Picture, within rect: PixelRect, through map: ProjectiveMap) {
    guard let (mask, x, y) = PolygonFill(RoundedRect(rect, radius: 0), through: map)?.filledArea(within: size)
    else { return }
    draw(EdgeRepeatedPicture(source), through: map, within: mask, atX: x, y: y)
  }
}

extension ProjectiveMap {
  /// First `map`, then this one.
  fileprivate func pre(_ map: AffineMap) -> ProjectiveMap { ProjectiveMap(map).then(self) }
}
