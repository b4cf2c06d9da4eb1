import Raster
import TestSupport
import Testing

/// Blend modes against the formulas of the standard in floating point.
@Suite struct BlendModeTests {
  typealias Picture = Pixmap<PremultipliedPixel>

  /// B(cb, cs) of the standard, colours 0…1 and not premultiplied.
  static let formulas: [BlendMode: @Sendable (Double, Double) -> Double] = [
    .normal: { _, cs in cs },
    .multiply: { cb, cs in cb * cs },
    .screen: { cb, cs in 1 - (1 - cb) * (1 - cs) },
    .overlay: { cb, cs in cb <= 0.5 ? 2 * cb * cs : 1 - (1 - cs) * (1 - (2 * cb - 1)) },
    .darken: { cb, cs in min(cb, cs) },
    .lighten: { cb, cs in max(cb, cs) },
    .colorDodge: { cb, cs in cb == 0 ? 0 : cs == 1 ? 1 : min(1, cb / (1 - cs)) },
    .colorBurn: { cb, cs in cb == 1 ? 1 : cs == 0 ? 0 : 1 - min(1, (1 - cb) / cs) },
    .hardLight: { cb, cs in cs <= 0.5 ? 2 * cb * cs : 1 - (1 - cb) * (1 - (2 * cs - 1)) },
    .softLight: { cb, cs in
      if cs <= 0.5 { return cb - (1 - 2 * cs) * cb * (1 - cb) }
      let d = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
      return cb + (2 * cs - 1) * (d - cb)
    },
    .difference: { cb, cs in abs(cb - cs) },
    .exclusion: { cb, cs in cb + cs - 2 * cb * cs },
  ]

  private func blended(_ source: PremultipliedPixel, over target: PremultipliedPixel, _ mode: BlendMode)
    -> PremultipliedPixel
  {
    var picture = Picture(width: 1, height: 1, filledWith: target)
    picture.draw(Picture(width: 1, height: 1, filledWith: source), atX: 0, y: 0, mode: mode)
    return picture[0, 0]
  }

  @Test(arguments: BlendMode.allCases) func opaqueColours(mode: BlendMode) throws {
    let formula = try #require(Self.formulas[mode])
    for cs in stride(from: 0, through: 255, by: 3) {
      for cb in stride(from: 0, through: 255, by: 5) {
        let (source, target) = (UInt8(cs), UInt8(cb))
        let result = blended(
          PremultipliedPixel(red: source, green: 0, blue: 255),
          over: PremultipliedPixel(red: target, green: target, blue: target), mode)
        let expected = formula(Double(cb) / 255, Double(cs) / 255) * 255
        #expect(abs(Double(result.red) - expected) <= 0.501, "\(cb) under \(cs)")
        #expect(abs(Double(result.green) - formula(Double(cb) / 255, 0) * 255) <= 0.501)
        #expect(abs(Double(result.blue) - formula(Double(cb) / 255, 1) * 255) <= 0.501)
        #expect(result.alpha == 255)
      }
    }
  }

  /// co = cs αs (1 − αb) + cb αb (1 − αs) + αs αb B(cb, cs); αo = αs + αb − αs αb.
  @Test(arguments: BlendMode.allCases) func clearColours(mode: BlendMode) throws {
    let formula = try #require(Self.formulas[mode])
    var generator = SeededGenerator(seed: 91)
    func pixel() -> PremultipliedPixel {
      let alpha = UInt8.random(in: 1...255, using: &generator)
      func channel() -> UInt8 { UInt8.random(in: 0...alpha, using: &generator) }
      return PremultipliedPixel(red: channel(), green: channel(), blue: channel(), alpha: alpha)
    }
    for _ in 0..<2000 {
      let (source, target) = (pixel(), pixel())
      let result = blended(source, over: target, mode)
      let (sourceAlpha, targetAlpha) = (Double(source.alpha) / 255, Double(target.alpha) / 255)
      func expected(_ above: UInt8, _ below: UInt8) -> Double {
        let (cs, cb) = (Double(above) / 255 / sourceAlpha, Double(below) / 255 / targetAlpha)
        return 255
          * (cs * sourceAlpha * (1 - targetAlpha) + cb * targetAlpha * (1 - sourceAlpha)
            + sourceAlpha * targetAlpha * formula(cb, cs))
      }
      // One level for the rounding of divisions at small alphas and for clamping colour to alpha.
      let tolerance = mode == .normal ? 1.0 : 0.51
      #expect(abs(Double(result.red) - expected(source.red, target.red)) <= tolerance)
      #expect(abs(Double(result.green) - expected(source.green, target.green)) <= tolerance)
      #expect(abs(Double(result.blue) - expected(source.blue, target.blue)) <= tolerance)
      let alpha = 255 * (sourceAlpha + targetAlpha - sourceAlpha * targetAlpha)
      #expect(abs(Double(result.alpha) - alpha) <= tolerance)
      #expect(max(result.red, result.green, result.blue) <= result.alpha)
    }
  }

  /// The purple of the style with tilted cards, over white and over itself.
  @Test func hardLightOverWhite() {
    let purple = PremultipliedPixel(red: 68, green: 41, blue: 182)
    let white = PremultipliedPixel(red: 255, green: 255, blue: 255)
    let once = blended(purple, over: white, .hardLight)
    #expect(once == PremultipliedPixel(red: 136, green: 82, blue: 255))
    #expect(blended(purple, over: once, .hardLight) == PremultipliedPixel(red: 73, green: 26, blue: 255))
    #expect(blended(purple, over: .clear, .hardLight) == purple)
  }

  @Test(arguments: [(0, 0), (-3, 2), (6, -5), (9, 9), (40, 0)]) func whatLiesOutsideIsCutOff(x: Int, y: Int) {
    var generator = SeededGenerator(seed: 92)
    let (source, target) = (
      Picture.noise(width: 9, height: 7, using: &generator),
      Picture.noise(width: 8, height: 8, using: &generator)
    )
    var result = target
    result.draw(source, atX: x, y: y, mode: .multiply)
    for row in 0..<8 {
      for column in 0..<8 {
        let inside = (0..<9).contains(column - x) && (0..<7).contains(row - y)
        let expected =
          inside
          ? blended(source[column - x, row - y], over: target[column, row], .multiply) : target[column, row]
        #expect(result[column, row] == expected)
      }
    }
  }
}
