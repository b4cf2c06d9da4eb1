import Foundation
import Raster

/// The fixed-point arithmetic of the kernels, value by value, as in docs/architecture.md.
enum FixedPointReference {
  /// Lanczos-3 weights with 14 bits of fraction of each output pixel. The rounding error is added to the
  /// first of the largest weights.
  static func weights(_ inputs: Int, origin: Double, extent: Double, count: Int) -> [[(
    pixel: Int, weight: Int
  )]] {
    let step = extent / Double(count)
    return (0..<count).map { index in
      let centre = min(max(origin + (Double(index) + 0.5) * step, 0), Double(inputs))
      let raw = (0..<inputs).map { LanczosReference.kernel((Double($0) + 0.5 - centre) / max(1, step)) }
      let sum = raw.reduce(0, +)
      var fixed = raw.map { Int(($0 / sum * 16_384).rounded()) }
      fixed[fixed.firstIndex(of: fixed.max()!)!] += 16_384 - fixed.reduce(0, +)
      return fixed.enumerated().filter { $0.element != 0 }.map { ($0.offset, $0.element) }
    }
  }

  /// Resampling: columns first, 6 bits of fraction between the passes.
  static func resampled(_ picture: Picture, crop: PixelRect, size: PixelSize) -> Picture {
    let rows = weights(picture.height, origin: crop.y, extent: crop.height, count: size.height)
    let columns = weights(picture.width, origin: crop.x, extent: crop.width, count: size.width)
    return Picture(width: size.width, height: size.height) { x, y in
      let levels = (0..<4).map { channel in
        let sum = columns[x].reduce(1 << 19) { sum, across in
          let narrow = rows[y].reduce(1 << 7) {
            $0 + picture[across.pixel, $1.pixel].level(channel) * $1.weight
          }
          return sum + (narrow >> 8) * across.weight
        }
        return sum >> 20
      }
      return .limited(levels)
    }
  }

  /// Blurring: rows first, 8 bits of fraction between the passes.
  static func blurred(_ mask: CoverageMask, deviation: Double) -> [UInt8] {
    let radius = Int((3 * deviation).rounded(.up))
    let shape = (-radius...radius).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    var weights = shape.map { Int(($0 / shape.reduce(0, +) * 65_536).rounded()) }
    weights[radius] += 65_536 - weights.reduce(0, +)
    func at(_ x: Int, _ y: Int) -> Int {
      (0..<mask.width).contains(x) && (0..<mask.height).contains(y) ? Int(mask[x, y]) : 0
    }
    return (0..<mask.height).flatMap { y in
      (0..<mask.width).map { x in
        let sum = (-radius...radius).reduce(1 << 23) { sum, down in
          let across = (-radius...radius).reduce(128) { $0 + at(x + $1, y + down) * weights[$1 + radius] }
          return sum + (across >> 8) * weights[down + radius]
        }
        return UInt8(sum >> 24)
      }
    }
  }

  /// One channel under a colour with an opacity of 16 bits, dithered with the threshold of its pixel.
  static func blended(_ level: Int, with color: Int, opacity: Int, x: Int, y: Int) -> Int {
    (level * (65_536 - opacity) + color * opacity + (x * 49 + y * 37) % 64 * 1024 + 512) >> 16
  }

  /// The sample at a position in 1/256 of a pixel from the centre of the first pixel. Edge pixels are
  /// repeated; positions more than one pixel outside are moved to there.
  static func sampled(_ picture: Picture, u: Int, v: Int) -> PremultipliedPixel {
    let (u, v) = (min(max(u, -256), picture.width * 256), min(max(v, -256), picture.height * 256))
    let (across, down) = (cubicWeights(u & 255), cubicWeights(v & 255))
    var sums = (0..<4).map { channel in
      (0..<4).reduce(0) { sum, row in
        let blended = (0..<4).reduce(8) { blended, column in
          let x = min(max((u >> 8) - 1 + column, 0), picture.width - 1)
          let y = min(max((v >> 8) - 1 + row, 0), picture.height - 1)
          return blended + picture[x, y].level(channel) * across[column]
        }
        return sum + (blended >> 4) * down[row]
      }
    }
    let alpha = sums[3]
    if alpha > 255 << 20 + 1 << 19 { sums = sums.map { $0 * (255 << 20) / alpha } }
    return .limited(sums.map { ($0 + 1 << 19) >> 20 })
  }

  /// Catmull-Rom weights with 12 bits of fraction. The rounding error is added to the weight of the nearer
  /// pixel.
  private static func cubicWeights(_ phase: Int) -> [Int] {
    let t = Double(phase) / 256
    var fixed = [-1 - t, -t, 1 - t, 2 - t].map { Int((CubicReference.kernel($0) * 4096).rounded()) }
    fixed[phase < 128 ? 1 : 2] += 4096 - fixed.reduce(0, +)
    return fixed
  }
}

extension PremultipliedPixel {
  /// The pixel times a coverage of 255ths, rounded to nearest.
  func covered(_ coverage: UInt8) -> PremultipliedPixel {
    let levels = (0..<4).map { UInt8((level($0) * Int(coverage) * 2 + 255) / 510) }
    return PremultipliedPixel(red: levels[0], green: levels[1], blue: levels[2], alpha: levels[3])
  }

  /// One of red, green, blue and alpha.
  fileprivate func level(_ channel: Int) -> Int {
    switch channel {
    case 0: Int(red)
    case 1: Int(green)
    case 2: Int(blue)
    default: Int(alpha)
    }
  }

  /// Levels clamped to 0…255, colour to alpha.
  fileprivate static func limited(_ levels: [Int]) -> PremultipliedPixel {
    let alpha = min(max(levels[3], 0), 255)
    let color = levels.map { UInt8(min(max($0, 0), alpha)) }
    return PremultipliedPixel(red: color[0], green: color[1], blue: color[2], alpha: UInt8(alpha))
  }
}
