#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How much each primary adds to relative luminance, in ten-thousandths.
package struct LuminanceWeights: Sendable, Hashable {
  let red, green, blue: Int

  /// The weights of sRGB's primaries, as WCAG 2 states them.
  package static let sRGB = LuminanceWeights(red: 2126, green: 7152, blue: 722)
  /// The weights of Display P3's primaries.
  package static let displayP3 = LuminanceWeights(red: 2290, green: 6917, blue: 793)
}

/// How many pixels have which WCAG contrast ratio to a text's colour, in steps of a hundredth.
package struct ContrastHistogram: Sendable, Hashable {
  /// Numbers of pixels whose ratio is index ÷ 100, rounded down.
  private var counts = [Int](repeating: 0, count: 2101)
  private var total = 0

  /// The ratio in hundredths, rounded down, that all but the given part of the pixels reach; 2100, the most there is,
  /// where there are none.
  package func hundredths(allBut part: Double) -> Int {
    var left = Int((Double(total) * part).rounded(.down))
    for (ratio, count) in counts.enumerated() where count > 0 {
      guard count <= left else { return ratio }
      left -= count
    }
    return 2100
  }

  fileprivate mutating func add(_ ratio: Int) {
    counts[min(2100, ratio)] += 1
    total += 1
  }
}

/// Relative luminance as WCAG 2 defines it, in integers, so that every machine finds the same.
struct RelativeLuminance {
  /// Linear light of each encoded level, in millionths: sRGB's curve, which Display P3 shares.
  private let linear: [Int]
  private let weights: LuminanceWeights
  /// WCAG's allowance of 0.05 for light that falls on a screen.
  static let flare = 500_000_000

  init(weights: LuminanceWeights) {
    self.weights = weights
    linear = (0...255).map { level in
      let value = Double(level) / 255
      let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      return Int((light * 1_000_000).rounded())
    }
  }

  /// Luminance in units of 10⁻¹⁰.
  func of(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    weights.red * linear[red] + weights.green * linear[green] + weights.blue * linear[blue]
  }

  /// The contrast ratio of two luminances in hundredths, rounded down.
  static func ratio(_ one: Int, _ other: Int) -> Int {
    (max(one, other) + flare) * 100 / (min(one, other) + flare)
  }
}

extension LuminanceWeights {
  /// Whether black stands out from `color` more than white does.
  package func isLight(_ color: StraightPixel) -> Bool {
    let luminance = RelativeLuminance(weights: self)
    let own = luminance.of(Int(color.red), Int(color.green), Int(color.blue))
    return RelativeLuminance.ratio(own, 0) >= RelativeLuminance.ratio(own, 10_000_000_000)
  }
}

extension Pixmap<PremultipliedPixel> {
  /// The contrast of a text of `color` with the pixels of some columns and rows; what is clear counts as lying on white.
  ///
  /// - Parameter color: in the picture's own colour space, straight alpha; what shines through it is taken from each pixel.
  package func contrast(
    of color: StraightPixel, columns: Range<Int>, rows: Range<Int>, weights: LuminanceWeights
  ) -> ContrastHistogram {
    let luminance = RelativeLuminance(weights: weights)
    let alpha = Int(color.alpha)
    var histogram = ContrastHistogram()
    let opaque = luminance.of(Int(color.red), Int(color.green), Int(color.blue))
    func mixed(_ text: UInt8, _ under: Int) -> Int { (Int(text) * alpha + under * (255 - alpha) + 127) / 255 }
    for y in rows.clamped(to: 0..<height) {
      for x in columns.clamped(to: 0..<width) {
        let pixel = pixels[y * width + x]
        let white = 255 - Int(pixel.alpha)
        let (red, green, blue) = (Int(pixel.red) + white, Int(pixel.green) + white, Int(pixel.blue) + white)
        let under = luminance.of(red, green, blue)
        let text =
          alpha == 255
          ? opaque : luminance.of(mixed(color.red, red), mixed(color.green, green), mixed(color.blue, blue))
        histogram.add(RelativeLuminance.ratio(under, text))
      }
    }
    return histogram
  }
}
