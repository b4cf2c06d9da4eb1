import Raster
import Testing

/// Contrast ratios of WCAG 2, computed by hand from its formula.
@Suite struct ContrastTests {
  private static let white = StraightPixel(red: 255, green: 255, blue: 255)

  private func histogram(
    _ pixels: [PremultipliedPixel], _ text: StraightPixel, weights: LuminanceWeights = .sRGB
  ) -> ContrastHistogram {
    var picture = Pixmap<PremultipliedPixel>(width: pixels.count, height: 1)
    for (x, pixel) in pixels.enumerated() { picture[x, 0] = pixel }
    return picture.contrast(of: text, columns: 0..<pixels.count, rows: 0..<1, weights: weights)
  }

  private func pixel(_ color: UInt32) -> PremultipliedPixel {
    StraightPixel(red: UInt8(color >> 16), green: UInt8(color >> 8 & 255), blue: UInt8(color & 255))
      .premultiplied
  }

  /// Ratios to white in hundredths, rounded down: 1.05 / (luminance + 0.05).
  @Test(
    arguments: [
      (0x000000, 2100), (0xFFFFFF, 100), (0x767676, 454), (0x777777, 447), (0x949494, 303), (0xFF0000, 399),
      (0x0000FF, 859), (0x00FF00, 137), (0x4429B6, 938),
    ] as [(UInt32, Int)]) func ratiosToWhite(color: UInt32, ratio: Int)
  {
    #expect(histogram([pixel(color)], Self.white).hundredths(allBut: 0.05) == ratio)
  }

  /// The luminance of Display P3's red is 0.229: 1.05 / 0.279.
  @Test func displayP3HasWeightsOfItsOwn() {
    #expect(histogram([pixel(0xFF0000)], Self.white, weights: .displayP3).hundredths(allBut: 0) == 376)
  }

  @Test(arguments: [
    (5, 0.05, 2100), (6, 0.05, 100), (1, 0, 100), (0, 0, 2100), (50, 0.5, 2100), (51, 0.5, 100),
  ])
  func theWorstPixelsDoNotCount(bad: Int, part: Double, ratio: Int) {
    let pixels = (0..<100).map { pixel($0 < bad ? 0xFFFFFF : 0) }
    #expect(histogram(pixels, Self.white).hundredths(allBut: part) == ratio)
  }

  /// White at half opacity over black is 128, of luminance 0.2159: 0.2659 / 0.05.
  @Test func whatShinesThroughTheTextCounts() {
    let text = StraightPixel(red: 255, green: 255, blue: 255, alpha: 128)
    #expect(histogram([pixel(0)], text).hundredths(allBut: 0) == 531)
  }

  /// Clear pixels are composited on white.
  @Test func clearIsWhite() {
    #expect(histogram([.clear], StraightPixel(red: 0, green: 0, blue: 0)).hundredths(allBut: 0) == 2100)
  }

  @Test func onlyTheGivenRowsAndColumnsCount() {
    var picture = Pixmap(width: 4, height: 4, filledWith: pixel(0))
    picture[1, 1] = pixel(0xFFFFFF)
    func ratio(_ columns: Range<Int>, _ rows: Range<Int>) -> Int {
      picture.contrast(of: Self.white, columns: columns, rows: rows, weights: .sRGB).hundredths(allBut: 0)
    }
    #expect(ratio(1..<2, 1..<2) == 100 && ratio(0..<4, -5..<9) == 100)
    #expect(ratio(2..<4, 0..<4) == 2100 && ratio(0..<4, 2..<9) == 2100)
  }

  @Test(arguments: [(0xFFFFFF, true), (0x777777, true), (0x747474, false), (0, false)] as [(UInt32, Bool)])
  func lightTextsStandOutFromBlack(color: UInt32, isLight: Bool) {
    let pixel = pixel(color)
    #expect(
      LuminanceWeights.sRGB.isLight(StraightPixel(red: pixel.red, green: pixel.green, blue: pixel.blue))
        == isLight)
  }
}
