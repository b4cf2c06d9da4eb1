import Foundation
import Raster
import TestSupport

extension AffineMap {
  /// Rotates by `angle`, clockwise on screen, and maps (`x`, `y`) to (`toX`, `toY`).
  static func turn(_ angle: Double, x: Double, y: Double, toX: Double, toY: Double) -> AffineMap {
    let (cosine, sine) = (cos(angle), sin(angle))
    return AffineMap(
      a: cosine, b: sine, c: -sine, d: cosine,
      tx: toX - cosine * x + sine * y, ty: toY - sine * x - cosine * y)
  }

  /// A random rotation with a little scaling and shearing.
  static func random(using generator: inout SeededGenerator) -> AffineMap {
    var map = turn(.random(in: 0...7, using: &generator), x: 20, y: 20, toX: 30.3, toY: 28.9)
    map.a *= Double.random(in: 0.9...1.1, using: &generator)
    map.c += Double.random(in: -0.1...0.1, using: &generator)
    return map
  }

  static let singular = [
    AffineMap(a: 0, d: 0), AffineMap(a: 1, b: 2, c: 2, d: 4), AffineMap(a: 0), AffineMap(a: .nan),
    AffineMap(a: .infinity),
  ]
}
