/// An RGB colour space by its primaries and tone curve, as in PNG's gAMA, cHRM and cICP chunks.
struct RGBDescription: Hashable, Sendable {
  var primaries: Chromaticities
  var curve: ToneCurve
}

/// A point of the CIE 1931 chromaticity diagram.
struct Chromaticity: Hashable, Sendable {
  var x, y: Double

  init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
}

/// The white point and the primaries of an RGB colour space.
struct Chromaticities: Hashable, Sendable {
  var white, red, green, blue: Chromaticity

  private static let d65 = Chromaticity(0.3127, 0.3290)
  static let rec709 = Chromaticities(
    white: d65, red: Chromaticity(0.64, 0.33), green: Chromaticity(0.30, 0.60),
    blue: Chromaticity(0.15, 0.06))
  static let p3 = Chromaticities(
    white: d65, red: Chromaticity(0.680, 0.320), green: Chromaticity(0.265, 0.690),
    blue: Chromaticity(0.150, 0.060))

  /// Whether the primaries form a triangle in the diagram that contains the white point.
  var isPossible: Bool {
    let points = [white, red, green, blue]
    guard points.allSatisfy({ $0.x >= 0 && $0.y >= 0 && $0.x + $0.y <= 1 }), white.y > 0.01 else {
      return false
    }
    let turns = [side(red, green, white), side(green, blue, white), side(blue, red, white)]
    return turns.allSatisfy { $0 > 1e-4 } || turns.allSatisfy { $0 < -1e-4 }
  }

  /// Twice the signed area of a triangle.
  private func side(_ a: Chromaticity, _ b: Chromaticity, _ c: Chromaticity) -> Double {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}

/// A function from stored values to light, both 0…1.
enum ToneCurve: Hashable, Sendable {
  /// value to the power of the exponent.
  case power(Double)
  /// (a · value + b) to the power of the exponent from `start` on, c · value below it.
  case piecewise(power: Double, a: Double, b: Double, c: Double, start: Double)

  /// IEC 61966-2-1.
  static let sRGB = piecewise(
    power: 2.4, a: 1 / 1.055, b: 0.055 / 1.055, c: 1 / 12.92, start: 0.04045)
  /// ITU-R BT.709 and BT.2020: the inverse of the camera's curve.
  static let rec709 = piecewise(
    power: 1 / 0.45, a: 1 / 1.099, b: 0.099 / 1.099, c: 1 / 4.5, start: 0.081)
  /// SMPTE ST 240.
  static let smpte240 = piecewise(
    power: 1 / 0.45, a: 1 / 1.1115, b: 0.1115 / 1.1115, c: 1 / 4, start: 0.0912)
}
