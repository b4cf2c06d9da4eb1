import Raster
import Testing

/// A picture of letters in rows.
private func letters(_ rows: String) -> Picture {
  let lines = rows.split(separator: "/").map { Array($0.utf8) }
  return Picture(width: lines[0].count, height: lines.count) { .gray(lines[$1][$0]) }
}

/// The directions in the upright picture of a step right and a step down in the stored picture.
private let directions: [Orientation: [SIMD2<Int>]] = [
  .upright: [[1, 0], [0, 1]],
  .mirrored: [[-1, 0], [0, 1]],
  .rotated180: [[-1, 0], [0, -1]],
  .flipped: [[1, 0], [0, -1]],
  .transposed: [[0, 1], [1, 0]],
  .rotated90: [[0, 1], [-1, 0]],
  .transversed: [[0, -1], [-1, 0]],
  .rotated270: [[0, -1], [1, 0]],
]

@Suite struct OrientationTests {
  private let stored = letters("ABC/DEF")

  /// The edges of the scene that the stored first row and first column are, by Exif's definition.
  @Test(arguments: [
    (1, "ABC/DEF"), (2, "CBA/FED"), (3, "FED/CBA"), (4, "DEF/ABC"),
    (5, "AD/BE/CF"), (6, "DA/EB/FC"), (7, "FC/EB/DA"), (8, "CF/BE/AD"),
  ])
  func upright(value: Int, rows: String) throws {
    let orientation = try #require(Orientation(rawValue: value))
    #expect(stored.oriented(orientation) == letters(rows))
    #expect(orientation.upright(stored.size) == letters(rows).size)
    #expect(orientation.swapsAxes == (value >= 5))
  }

  /// Two orientations in succession equal one: the composition of their directions.
  @Test(arguments: Orientation.allCases, Orientation.allCases)
  func composition(first: Orientation, second: Orientation) throws {
    let (one, two) = (try #require(directions[first]), try #require(directions[second]))
    let both = one.map { two[0] &* $0.x &+ two[1] &* $0.y }
    let single = try #require(directions.first { $0.value == both }?.key)
    #expect(stored.oriented(first).oriented(second) == stored.oriented(single))
  }

  @Test(arguments: Orientation.allCases)
  func everyTurnCanBeUndone(orientation: Orientation) {
    let inverse: [Orientation: Orientation] = [.rotated90: .rotated270, .rotated270: .rotated90]
    #expect(stored.oriented(orientation).oriented(inverse[orientation] ?? orientation) == stored)
  }

  @Test func noTwoAreAlike() {
    #expect(Set(Orientation.allCases.map { stored.oriented($0) }).count == 8)
  }

  @Test(arguments: Orientation.allCases)
  func emptyPicturesStayEmpty(orientation: Orientation) {
    #expect(Picture(width: 0, height: 5).oriented(orientation).pixels.isEmpty)
  }

  @Test(arguments: [0, 9, -1]) func noOtherValues(value: Int) {
    #expect(Orientation(rawValue: value) == nil)
  }
}
