import Raster
import TestSupport
import Testing

/// The edges of a rotated opaque card of one colour become clear and show no other colour.
@Suite struct WarpEdgeTests {
  private static let angles = [0.03, 0.2, 0.785, 1.2, 2.9, -0.4]
  private let color = PremultipliedPixel(red: 180, green: 40, blue: 250)

  private func map(_ angle: Double) -> AffineMap { .turn(angle, x: 25, y: 20, toX: 45.3, toY: 44.6) }

  private func turned(_ angle: Double, opacity: UInt8 = 255) -> Picture {
    var result = Picture(width: 90, height: 90)
    result.draw(Picture(width: 50, height: 40, filledWith: color), through: map(angle), opacity: opacity)
    return result
  }

  /// Colour and alpha are rounded separately.
  @Test(arguments: angles)
  func everyPixelHasTheColour(angle: Double) {
    for pixel in turned(angle).pixels {
      let wanted = color.channels.map { $0 * Double(pixel.alpha) / 255 }
      guard pixel.channels.distance(to: wanted) > 1 else { continue }
      Issue.record("\(pixel) is not \(color) faded")
    }
  }

  @Test(arguments: angles)
  func areaIsPreserved(angle: Double) {
    let sum = turned(angle).pixels.reduce(0) { $0 + Int($1.alpha) }
    #expect(abs(Double(sum) / (50 * 40 * 255) - 1) < 0.005)
  }

  /// Pixels more than two pixels inside the edge equal the card, more than two outside are unchanged.
  @Test(arguments: angles)
  func insideIsFullAndOutsideUntouched(angle: Double) throws {
    var generator = SeededGenerator(seed: 61)
    let before = Picture.noise(width: 90, height: 90, using: &generator)
    var after = before
    after.draw(Picture(width: 50, height: 40, filledWith: color), through: map(angle))
    let inverse = try #require(map(angle).inverse)
    for (index, pixel) in after.pixels.enumerated() {
      let place = inverse.apply(x: Double(index % 90) + 0.5, y: Double(index / 90) + 0.5)
      let depth = min(place.x, 50 - place.x, place.y, 40 - place.y)
      guard abs(depth) > 2.1, pixel != (depth > 0 ? color : before.pixels[index]) else { continue }
      Issue.record("\(pixel) at depth \(depth)")
    }
  }

  @Test(arguments: [1, 51, 128, 254] as [UInt8])
  func opacity(opacity: UInt8) {
    let middle = turned(0.3, opacity: opacity)[45, 44]
    #expect(middle.channels == color.channels.map { ($0 * Double(opacity) / 255).rounded() })
  }

  /// On a background of another colour all pixels of a rotated card are between the two colours.
  @Test(arguments: angles, [0, 255] as [UInt8])
  func noFringeOnABackground(angle: Double, level: UInt8) {
    let composed = turned(angle).flattened(on: StraightPixel(red: level, green: level, blue: level))
    for pixel in composed.pixels {
      for (value, front) in zip(pixel.channels, color.channels[..<3]) {
        let range = (min(front, Double(level)) - 1)...(max(front, Double(level)) + 1)
        guard !range.contains(value) else { continue }
        Issue.record("\(pixel)")
      }
    }
  }
}
