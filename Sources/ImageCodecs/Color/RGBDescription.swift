/// An RGB space by its primaries and its curve, as PNG's gAMA, cHRM and cICP chunks state it.
struct RGBDescription: Hashable, Sendable {
  var primaries: Chromaticities
  var curve: ToneCurve
}

/// A place in the CIE 1931 chromaticity diagram.
struct Chromaticity: Hashable, Sendable {
  var x, y: Double

  init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
}

/// The white and the three primaries of an RGB space.
struct Chromaticities: Hashable, Sendable {
  var white, red, green, blue: Chromaticity

  private static let d65 = Chromaticity(0.3127, 0.3290)
  static let rec709 = Chromaticities(
    white: d65, red: Chromaticity(0.64, 0.33), green: Chromaticity(0.30, 0.60),
    blue: Chromaticity(0.15, 0.06))
  static let p3 = Chromaticities(
    white: d65, red: Chromaticity(0.680, 0.320), green: Chromaticity(0.265, 0.690),
    blue: Chromaticity(0.150, 0.060))

  /// Whether they span colours at all: points of the diagram, a triangle with an area, the white inside it.
  var isPossible: Bool {
    let points = [white, red, green, blue]
    guard points.allSatisfy({ $0.x >= 0 && $0.y >= 0 && $0.x + $0.y <= 1 }), white.y > 0.01 else {
      return false
    }
    let turns = [side(red, green, white), side(green, blue, white), side(blue, red, white)]
    return turns.allSatisfy { $0 > 1e-4 } || turns.allSatisfy { $0 < -1e-4 }
  }

  /// Twice the area of a triangle, signed by its turn.
  private func side(_ a: Chromaticity, _ b: Chromaticity, _ c: Chromaticity) -> Double {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}

/// How stored values become light.
enum ToneCurve: Hashable, Sendable {
  /// Light is value to the power.
  case power(Double)
  /// Light is (a · value + b) to the power from `start` on and c · value below it.
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
