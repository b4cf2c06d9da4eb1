import Foundation
import Raster
import TestSupport

typealias Picture = Pixmap<PremultipliedPixel>

extension Pixmap {
  /// A picture with the pixel that `body` gives for each column and row.
  init(width: Int, height: Int, _ body: (_ x: Int, _ y: Int) -> Pixel) {
    self.init(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { self[x, y] = body(x, y) }
    }
  }

  /// The picture mirrored left to right.
  var mirrored: Pixmap { Pixmap(width: width, height: height) { x, y in self[width - 1 - x, y] } }
}

extension Picture {
  /// Random pixels of any alpha, often clear or opaque.
  static func noise(width: Int, height: Int, using generator: inout SeededGenerator) -> Picture {
    Picture(width: width, height: height) { _, _ in .random(using: &generator) }
  }

  /// A Gaussian dot with its centre at (`x`, `y`).
  static func dot(
    width: Int, height: Int, x: Double, y: Double, deviation: Double = 2
  ) -> Picture {
    Picture(width: width, height: height) { column, row in
      let distance = square(Double(column) + 0.5 - x) + square(Double(row) + 0.5 - y)
      let level = UInt8((255 * exp(-distance / (2 * square(deviation)))).rounded())
      return PremultipliedPixel(red: level, green: level / 2, blue: 0, alpha: level)
    }
  }

  /// The centroid of alpha, in pixels from the top left corner.
  var centroid: (x: Double, y: Double) {
    var (sum, sumX, sumY) = (0.0, 0.0, 0.0)
    for (index, pixel) in pixels.enumerated() where pixel.alpha > 0 {
      let alpha = Double(pixel.alpha)
      sum += alpha
      sumX += alpha * (Double(index % width) + 0.5)
      sumY += alpha * (Double(index / width) + 0.5)
    }
    return (sumX / sum, sumY / sum)
  }

  /// Whether no pixel's colour exceeds its alpha.
  var isValid: Bool { pixels.allSatisfy { max($0.red, $0.green, $0.blue) <= $0.alpha } }
}

extension PremultipliedPixel {
  static func random(using generator: inout SeededGenerator) -> PremultipliedPixel {
    let alpha = generator.pick([0, 255, UInt8.random(in: 0...255, using: &generator)])
    func channel() -> UInt8 { UInt8.random(in: 0...alpha, using: &generator) }
    return PremultipliedPixel(red: channel(), green: channel(), blue: channel(), alpha: alpha)
  }

  static func gray(_ level: UInt8) -> PremultipliedPixel {
    PremultipliedPixel(red: level, green: level, blue: level)
  }
}

extension PixelFormat {
  /// Red, green, blue, alpha.
  var channels: [Double] { [red, green, blue, alpha].map { Double($0) } }
}

extension Array<Double> {
  /// The largest distance between elements of the same index.
  func distance(to other: [Double]) -> Double {
    zip(self, other).map { abs($0 - $1) }.max() ?? 0
  }

  var mean: Double { reduce(0, +) / Double(count) }
}

func square(_ value: Double) -> Double { value * value }

extension Picture {
  /// Draws all of `source` transformed by `map`, with edges of exact area.
  mutating func draw(_ source: Picture, through map: AffineMap, opacity: UInt8 = 255) {
    let shape = RoundedRect(PixelRect(source.size), radius: 0)
    guard let (mask, x, y) = PolygonFill(shape, through: ProjectiveMap(map))?.filledArea(within: size) else {
      return
    }
    draw(EdgeRepeatedPicture(source), through: map, within: mask, atX: x, y: y, opacity: opacity)
  }
}
