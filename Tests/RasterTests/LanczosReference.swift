import Foundation
import Raster

/// Lanczos-3 resampling in floating point, by its definition.
struct LanczosReference {
  /// The channels of every output pixel before rounding, row by row.
  let pixels: [[Double]]

  init(_ picture: Picture, crop: PixelRect, size: PixelSize) {
    let columns = Self.weights(picture.width, origin: crop.x, extent: crop.width, count: size.width)
    let rows = Self.weights(picture.height, origin: crop.y, extent: crop.height, count: size.height)
    let source = (0..<picture.height).map { y in (0..<picture.width).map { SIMD4(picture[$0, y].channels) } }
    let narrow = source.map { row in columns.map { Self.sum(row, $0) } }
    let result = rows.flatMap { weights in
      (0..<size.width).map { x in Self.sum(narrow.map { $0[x] }, weights) }
    }
    pixels = result.map(Self.limited)
  }

  private static func sum(_ values: [SIMD4<Double>], _ weights: [(Int, Double)]) -> SIMD4<Double> {
    weights.reduce(.zero) { $0 + values[$1.0] * $1.1 }
  }

  /// Alpha within 0…255, colour within 0…alpha.
  private static func limited(_ value: SIMD4<Double>) -> [Double] {
    let alpha = min(max(value.w, 0), 255)
    return [value.x, value.y, value.z, alpha].map { min(max($0, 0), alpha) }
  }

  /// For each output pixel the input pixels under the filter, normalised over those that exist.
  private static func weights(_ inputs: Int, origin: Double, extent: Double, count: Int) -> [[(Int, Double)]]
  {
    let step = extent / Double(count)
    return (0..<count).map { index in
      let centre = origin + (Double(index) + 0.5) * step
      let raw = (0..<inputs).map { (Double($0) + 0.5 - centre) / max(1, step) }.map(kernel)
      let sum = raw.reduce(0, +)
      return raw.enumerated().filter { $0.element != 0 }.map { ($0.offset, $0.element / sum) }
    }
  }

  static func kernel(_ x: Double) -> Double {
    if x == 0 { return 1 }
    return abs(x) < 3 ? sinc(x) * sinc(x / 3) : 0
  }

  private static func sinc(_ x: Double) -> Double { sin(.pi * x) / (.pi * x) }
}
