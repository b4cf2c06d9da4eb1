import Raster
import Testing

/// Every value in columns, every alpha in rows.
private let everyPair = Pixmap<StraightPixel>(width: 256, height: 256) { value, alpha in
  StraightPixel(red: UInt8(value), green: UInt8(255 - value), blue: 255, alpha: UInt8(alpha))
}

@Suite struct AlphaConversionTests {
  private let premultiplied = everyPair.premultiplied()

  @Test func premultipliedIsTheRoundedProduct() {
    for (straight, pixel) in zip(everyPair.pixels, premultiplied.pixels) {
      let alpha = Double(straight.alpha)
      let wanted = straight.channels[..<3].map { ($0 * alpha / 255).rounded() } + [alpha]
      guard pixel.channels != wanted else { continue }
      Issue.record("\(straight) became \(pixel)")
    }
  }

  /// Rounding the product is off by at most half a level. Dividing multiplies the error by 255 / alpha and
  /// rounds again.
  @Test func straightOfPremultipliedIsWithinRounding() {
    for (before, after) in zip(everyPair.pixels, premultiplied.straightened().pixels) where before.alpha > 0 {
      let bound = 127.5 / Double(before.alpha) + 0.5
      guard before.channels.distance(to: after.channels) > bound else { continue }
      Issue.record("\(before) came back as \(after)")
    }
  }

  @Test func opaqueColoursAreExact() {
    let row = (0..<256).map { everyPair[$0, 255] }
    #expect((0..<256).map { premultiplied.straightened()[$0, 255] } == row)
  }

  @Test func clearBecomesClearBlack() {
    #expect((0..<256).allSatisfy { premultiplied[$0, 0] == .clear })
    #expect((0..<256).allSatisfy { premultiplied.straightened()[$0, 0] == .clear })
  }

  @Test func premultiplyingAgainGivesTheSame() {
    #expect(premultiplied.straightened().premultiplied() == premultiplied)
  }

  @Test func dividingRoundsToNearest() {
    for alpha in 1...255 {
      for value in 0...alpha {
        let straight = PremultipliedPixel(red: UInt8(value), green: 0, blue: 0, alpha: UInt8(alpha)).straight
        let wanted = (Double(value) * 255 / Double(alpha)).rounded()
        guard Double(straight.red) != wanted else { continue }
        Issue.record("\(value) of \(alpha) became \(straight.red), not \(wanted)")
      }
    }
  }

  /// Pixels whose colour exceeds their alpha are clamped to white; the bytes do not wrap around.
  @Test func colourAboveAlphaIsLimited() {
    let pixel = PremultipliedPixel(red: 200, green: 100, blue: 7, alpha: 100)
    #expect(pixel.straight == StraightPixel(red: 255, green: 255, blue: 18, alpha: 100))
  }

  @Test func flattening() {
    var picture = Picture(width: 3, height: 1)
    picture[1, 0] = PremultipliedPixel(red: 10, green: 60, blue: 0, alpha: 102)
    picture[2, 0] = .gray(9)
    let flat = picture.flattened(on: StraightPixel(red: 255, green: 0, blue: 100))
    let wanted = [
      PremultipliedPixel(red: 255, green: 0, blue: 100),
      PremultipliedPixel(red: 163, green: 60, blue: 60),
      .gray(9),
    ]
    #expect(flat.pixels == wanted)
    #expect(flat.isOpaque)
    #expect(!picture.isOpaque)
  }
}
