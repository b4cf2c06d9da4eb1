import DeckKit
import Foundation
import Raster
import TestSupport
import Testing

/// Scrim, corners and shadow, measured on flat photos.
@Suite struct DecorationTests {
  private func flatDeck(_ color: StraightPixel, scales: String, style: String = "") throws -> TestDeck {
    let deck = try TestDeck()
    try deck.addFlatPhoto("p.png", color, width: 900, height: 1200)
    try deck.write(
      """
      { "style": { "preset": "stack" \(style) }, "scales": \(scales), "animations": [], "cards": [
        { "id": "flat", "photo": "p.png" } ] }
      """)
    try deck.render()
    return deck
  }

  /// The shadow reaches three of its radius, 12 points, and is moved by (5, −2).
  @Test func theManifestSaysHowFarTheShadowReaches() throws {
    let deck = try flatDeck(
      .gray, scales: "[1]",
      style: #", "decoration": { "shadow": { "radius": 4, "offset": { "x": 5, "y": -2 } } }"#)
    let insets = try #require(try deck.manifest.cards.first).shadowInsets
    #expect(insets == EdgeInsets(top: 14, left: 7, bottom: 10, right: 17))
  }

  /// From the middle down the photo is multiplied by 1 − (y + 0.5 − H/2) / (H/2).
  @Test(arguments: [1, 2, 3], [UInt8(255), 200, 100, 37])
  func rowMeansFollowTheIdealScrim(scale: Int, level: UInt8) throws {
    let deck = try flatDeck(StraightPixel(red: level, green: level, blue: level), scales: "[\(scale)]")
    let picture = try deck.picture("cards/flat@\(scale)x.png")
    let half = Double(picture.height) / 2
    for y in 0..<picture.height {
      // Away from the corners, where alpha is 255.
      let inset = 16 * scale
      let row = (inset..<(picture.width - inset)).map { Double(picture[$0, y].red) }
      let opacity = max(0, (Double(y) + 0.5 - half) / half)
      let mean = row.reduce(0, +) / Double(row.count)
      #expect(abs(mean - Double(level) * (1 - opacity)) < 0.5, "row \(y)")
    }
  }

  /// The area of a circle of radius r around (r, r) in the pixel (x, y), by its closed form: the integral of
  /// √(r² − u²) is (u·√(r² − u²) + r²·asin(u / r)) / 2, cut where the arc leaves the pixel's rows.
  private static func exactCoverage(x: Int, y: Int, radius r: Double) -> Double {
    // Measured from the circle's middle towards the corner: u to the left, v upwards.
    let (u0, u1) = (r - Double(x) - 1, r - Double(x))
    let (v0, v1) = (r - Double(y) - 1, r - Double(y))
    func primitive(_ u: Double) -> Double {
      let u = min(max(u, -r), r)
      return (u * (r * r - u * u).squareRoot() + r * r * asin(u / r)) / 2
    }
    // The arc is above v1 for u < a and below v0 for u > b.
    let a = v1 >= r ? 0 : (r * r - v1 * v1).squareRoot()
    let b = v0 <= 0 ? r : (v0 >= r ? 0 : (r * r - v0 * v0).squareRoot())
    let (full, end) = (min(max(a, u0), u1), min(max(b, u0), u1))
    return (full - u0) * 1 + (primitive(end) - primitive(full)) - v0 * (end - full)
  }

  @Test(arguments: [1, 2, 3]) func cornersCoverTheExactAreaOfTheCircle(scale: Int) throws {
    let deck = try flatDeck(StraightPixel(red: 90, green: 160, blue: 230), scales: "[\(scale)]")
    let picture = try deck.picture("cards/flat@\(scale)x.png")
    let radius = 15 * scale
    let (right, bottom) = (picture.width - 1, picture.height - 1)
    for y in 0..<radius {
      for x in 0..<radius {
        let expected = 255 * Self.exactCoverage(x: x, y: y, radius: Double(radius))
        for (cornerX, cornerY) in [(x, y), (right - x, y), (x, bottom - y), (right - x, bottom - y)] {
          let found = Double(picture[cornerX, cornerY].alpha)
          #expect(abs(found - expected) <= 2, "(\(cornerX), \(cornerY)): \(found) for \(expected)")
        }
      }
    }
    #expect(picture[radius, 0].alpha == 255)
    #expect(picture[right / 2, bottom].alpha == 255)
  }

  /// Laid on any colour, a corner pixel is a mix of the photo and that colour by its coverage, to a level.
  @Test(arguments: [[UInt8(255), 255, 255], [0, 0, 0], [255, 0, 255]]) func cornersHaveNoFringe(
    ground: [UInt8]
  ) throws {
    let photo: [Double] = [90, 160, 230]
    let deck = try flatDeck(StraightPixel(red: 90, green: 160, blue: 230), scales: "[1]")
    let picture = try deck.picture("cards/flat@1x.png")
    for y in 0..<15 {
      for x in 0..<15 where picture[x, y].alpha > 0 {
        let pixel = picture[x, y]
        let alpha = Double(pixel.alpha) / 255
        for (index, channel) in [pixel.red, pixel.green, pixel.blue].enumerated() {
          let seen = Double(channel) * alpha + Double(ground[index]) * (1 - alpha)
          let ideal = photo[index] * alpha + Double(ground[index]) * (1 - alpha)
          #expect(abs(seen - ideal) <= 1, "(\(x), \(y))")
        }
      }
    }
  }

  /// Beside a straight edge the shadow is 0.8 · (1 − Φ(d / σ)) of black at the distance d, Φ the normal
  /// distribution.
  @Test(arguments: [1, 2, 3]) func shadowFallsOffAsAGaussian(scale: Int) throws {
    let deck = try flatDeck(.gray, scales: "[\(scale)]")
    let preview = try #require(try deck.manifest.previews.first)
    let picture = try deck.picture("previews/rest@\(scale)x.png")
    let left = Int(preview.canvas.origin.x) * scale
    let row = (Int(preview.canvas.origin.y) + 200) * scale
    for distance in 0..<(11 * scale) {
      let d = (Double(distance) + 0.5) / (4 * Double(scale))
      let ideal = 255 * (1 - 0.8 * 0.5 * erfc(d / 2.0.squareRoot()))
      #expect(abs(Double(picture[left - 1 - distance, row].red) - ideal) <= 1.5, "\(distance) px away")
    }
    // The shadow has faded where the canvas ends: it cuts nothing off.
    #expect(picture[0, row].red >= 254)
  }

  @Test func transparentBackgroundStaysClear() throws {
    let deck = try TestDeck()
    try deck.addFlatPhoto("p.png")
    try deck.write(
      #"{ "background": "transparent", "scales": [1], "cards": [{ "id": "a", "photo": "p.png" }] }"#)
    try deck.render()
    let picture = try deck.picture("previews/rest@1x.png")
    #expect(picture[0, 0] == .clear)
    #expect(picture[picture.width / 2, 150].alpha == 255)
    let last = try #require(try deck.manifest.animations.first { $0.kind == "like" }?.frames.last)
    let end = try deck.picture(of: last)
    #expect(end.pixels.allSatisfy { $0.alpha == 0 }, "the only card has left")
  }

  @Test func jpegIsLaidOnItsBackground() throws {
    let deck = try TestDeck()
    try deck.addFlatPhoto("p.png", StraightPixel(red: 10, green: 120, blue: 60), width: 300, height: 400)
    try deck.write(
      """
      { "formats": [{ "format": "jpeg", "quality": 95, "background": "#FF8800" }], "scales": [1],
        "animations": [], "previews": [], "cards": [{ "id": "a", "photo": "p.png" }] }
      """
    )
    try deck.render()
    let picture = try deck.picture("cards/a@1x.jpg")
    let (corner, middle) = (picture[0, 0], picture[150, 100])
    #expect(
      abs(Int(corner.red) - 255) < 8 && abs(Int(corner.green) - 136) < 8 && corner.blue < 8, "\(corner)")
    #expect(abs(Int(middle.red) - 10) < 4 && abs(Int(middle.green) - 120) < 4, "\(middle)")
  }
}
