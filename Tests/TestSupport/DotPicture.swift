package import Raster

/// A round mark in a test picture.
package struct Dot: Sendable, Hashable {
  /// Its centre in pixels.
  package var x, y: Double
  /// Its radius in pixels.
  package var radius: Double
  /// Its colour.
  package var color: StraightPixel

  /// Creates a mark centred on (`x`, `y`).
  package init(x: Double, y: Double, radius: Double, color: StraightPixel) {
    self.x = x
    self.y = y
    self.radius = radius
    self.color = color
  }
}

extension Pixmap<StraightPixel> {
  /// Creates a solid picture with marks, antialiased with 8 × 8 samples per pixel.
  package init(width: Int, height: Int, background: StraightPixel, dots: [Dot]) {
    self.init(width: width, height: height, filledWith: background)
    for dot in dots {
      for y in Int(dot.y - dot.radius) - 1...Int(dot.y + dot.radius) + 1 {
        for x in Int(dot.x - dot.radius) - 1...Int(dot.x + dot.radius) + 1 {
          let share = Self.coverage(ofX: x, y: y, by: dot)
          if share > 0 { self[x, y] = mixed(self[x, y], dot.color, share) }
        }
      }
    }
  }

  private static func coverage(ofX x: Int, y: Int, by dot: Dot) -> Double {
    let samples = 8
    var hits = 0
    for row in 0..<samples {
      for column in 0..<samples {
        let dx = Double(x) + (Double(column) + 0.5) / Double(samples) - dot.x
        let dy = Double(y) + (Double(row) + 0.5) / Double(samples) - dot.y
        if dx * dx + dy * dy <= dot.radius * dot.radius { hits += 1 }
      }
    }
    return Double(hits) / Double(samples * samples)
  }
}

private func mixed(_ one: StraightPixel, _ other: StraightPixel, _ share: Double) -> StraightPixel {
  func mix(_ first: UInt8, _ second: UInt8) -> UInt8 {
    UInt8((Double(first) * (1 - share) + Double(second) * share).rounded())
  }
  return StraightPixel(
    red: mix(one.red, other.red), green: mix(one.green, other.green), blue: mix(one.blue, other.blue))
}

extension Pixmap<StraightPixel> {
  /// The centroid of the mark near (`x`, `y`); nil if no pixel differs from `background`.
  ///
  /// The weight of a pixel is the absolute difference between `background` and its value in `channel`. Only
  /// pixels within `reach` of (`x`, `y`) and with a weight above 2 are included.
  package func centroid(
    nearX x: Double, y: Double, reach: Double, channel: Channel,
    background: UInt8
  ) -> (x: Double, y: Double)? {
    var (sum, sumX, sumY) = (0.0, 0.0, 0.0)
    for row in max(0, Int(y - reach))...min(height - 1, Int(y + reach)) {
      for column in max(0, Int(x - reach))...min(width - 1, Int(x + reach)) {
        let weight = abs(Double(channel.value(of: self[column, row])) - Double(background))
        guard weight > 2 else { continue }
        sum += weight
        sumX += weight * (Double(column) + 0.5)
        sumY += weight * (Double(row) + 0.5)
      }
    }
    return sum > 0 ? (sumX / sum, sumY / sum) : nil
  }
}

/// A colour channel.
package enum Channel: Sendable, CaseIterable {
  case red
  case green
  case blue

  func value(of pixel: StraightPixel) -> UInt8 {
    switch self {
    case .red: pixel.red
    case .green: pixel.green
    case .blue: pixel.blue
    }
  }
}
