import Foundation
import Raster
import TestSupport
import Testing

@Suite struct WarpTests {
  private let source: Picture

  init() {
    var generator = SeededGenerator(seed: 51)
    source = .noise(width: 23, height: 17, using: &generator)
  }

  @Test func nothingMoves() {
    var result = Picture(width: 23, height: 17)
    result.draw(source, through: AffineMap())
    #expect(result == source)
  }

  @Test(arguments: [(0, 0), (5, 3), (-4, 9), (9, -12), (40, 40), (-22, -16)])
  func wholePixelsAreCopied(x: Int, y: Int) {
    var generator = SeededGenerator(seed: 52)
    let target = Picture.noise(width: 30, height: 30, using: &generator)
    var (warped, drawn) = (target, target)
    warped.draw(source, through: AffineMap(tx: Double(x), ty: Double(y)))
    drawn.draw(source, atX: x, y: y)
    #expect(warped == drawn)
  }

  /// The maps of the eight orientations for a picture of 23 × 17, by hand.
  @Test(arguments: [
    (Orientation.mirrored, AffineMap(a: -1, tx: 23)),
    (.rotated180, AffineMap(a: -1, d: -1, tx: 23, ty: 17)),
    (.flipped, AffineMap(d: -1, ty: 17)),
    (.transposed, AffineMap(a: 0, b: 1, c: 1, d: 0)),
    (.rotated90, AffineMap(a: 0, b: 1, c: -1, d: 0, tx: 17)),
    (.transversed, AffineMap(a: 0, b: -1, c: -1, d: 0, tx: 17, ty: 23)),
    (.rotated270, AffineMap(a: 0, b: -1, c: 1, d: 0, ty: 23)),
  ])
  func quarterTurnsAreExact(orientation: Orientation, map: AffineMap) {
    let wanted = source.oriented(orientation)
    var result = Picture(width: wanted.width, height: wanted.height)
    result.draw(source, through: map)
    #expect(result == wanted)
  }

  /// The cosine of a right angle is not exactly zero in floating point, which must not change pixels.
  @Test(arguments: [(1, Orientation.rotated90), (2, .rotated180), (3, .rotated270), (4, .upright)])
  func quarterTurnsByAngleAreExact(quarters: Int, orientation: Orientation) {
    let wanted = source.oriented(orientation)
    var result = Picture(width: wanted.width, height: wanted.height)
    let map = AffineMap.turn(
      Double(quarters) * .pi / 2, x: 11.5, y: 8.5, toX: Double(wanted.width) / 2,
      toY: Double(wanted.height) / 2)
    result.draw(source, through: map)
    #expect(result == wanted)
  }

  /// Positions are rounded to 1/256 of a pixel, which is up to one level between black and white; the result
  /// is rounded to one level too. Beside the edges the area of a pixel is right to 1.6 levels.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func noiseMatchesFloatingPoint(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let map = AffineMap.random(using: &generator)
    let inverse = try #require(map.inverse)
    var result = Picture(width: 60, height: 60)
    result.draw(source, through: map)
    let reference = CubicReference(picture: source)
    let corners = [(0.0, 0.0), (23, 0), (23, 17), (0, 17)].map { map.apply(x: $0.0, y: $0.1) }
    let areas = ExactArea(corners).areas(width: 60, height: 60)
    let errors = result.pixels.indices.map { index in
      let area = areas[index]
      guard area > 0 else { return Double(result.pixels[index].alpha) }
      let channels = reference.channels(x: index % 60, y: index / 60, inverse: inverse)
      return result.pixels[index].channels.distance(to: channels.map { $0 * area })
    }
    #expect(zip(errors, areas).allSatisfy { $0 <= ($1 == 1 ? 1.5 : 3.1) })
    #expect(errors.mean <= 0.2)
    #expect(result.isValid)
  }

  @Test(arguments: AffineMap.singular) func flatMapsDrawNothing(map: AffineMap) {
    var result = Picture(width: 30, height: 30, filledWith: .gray(50))
    result.draw(source, through: map)
    #expect(result == Picture(width: 30, height: 30, filledWith: .gray(50)))
  }

  @Test func nothingFromNothing() {
    var result = Picture(width: 9, height: 9, filledWith: .gray(50))
    result.draw(Picture(width: 0, height: 3), through: AffineMap())
    result.draw(source, through: AffineMap(), opacity: 0)
    result.draw(source, through: AffineMap(tx: 1e12, ty: -1e12))
    #expect(result == Picture(width: 9, height: 9, filledWith: .gray(50)))
  }
}
