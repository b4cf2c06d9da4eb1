import Foundation
import Raster

/// A picture sampled with the Catmull-Rom cubic in floating point. Edge pixels are repeated beyond its edges.
struct CubicReference {
  let picture: Picture

  /// The channels of the transformed picture in column `x` of row `y`.
  func channels(x: Int, y: Int, inverse: AffineMap) -> [Double] {
    let place = inverse.apply(x: Double(x) + 0.5, y: Double(y) + 0.5)
    let (u, v) = (place.x - 0.5, place.y - 0.5)
    var sum = SIMD4<Double>.zero
    for row in (Int(v.rounded(.down)) - 1)...(Int(v.rounded(.down)) + 2) {
      for column in (Int(u.rounded(.down)) - 1)...(Int(u.rounded(.down)) + 2) {
        let weight = Self.kernel(Double(column) - u) * Self.kernel(Double(row) - v)
        let pixel = picture[min(max(column, 0), picture.width - 1), min(max(row, 0), picture.height - 1)]
        sum += SIMD4(pixel.channels) * weight
      }
    }
    let alpha = min(max(sum.w, 0), 255)
    let color = sum.w > 255 ? sum * (255 / sum.w) : sum
    return [color.x, color.y, color.z, alpha].map { min(max($0, 0), alpha) }
  }

  /// Keys, 1981, with a = −1/2.
  static func kernel(_ x: Double) -> Double {
    let t = abs(x)
    if t < 1 { return 1.5 * t * t * t - 2.5 * t * t + 1 }
    return t < 2 ? -0.5 * t * t * t + 2.5 * t * t - 4 * t + 2 : 0
  }
}
