#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The contribution of each primary to relative luminance, in units of 1/10,000.
package struct LuminanceWeights: Sendable, Hashable {
  let red, green, blue: Int

  /// The weights of sRGB's primaries, as WCAG 2 states them.
  package static let sRGB = LuminanceWeights(red: 2126, green: 7152, blue: 722)
  /// The weights of Display P3's primaries.
  package static let displayP3 = LuminanceWeights(red: 2290, green: 6917, blue: 793)
}

/// The numbers of pixels by their WCAG contrast ratio to a text's colour, in steps of 1/100.
package struct ContrastHistogram: Sendable, Hashable {
  /// The largest possible ratio in hundredths: of white to black.
  private static let maximumRatio = 2100

  /// The number of pixels of each ratio in hundredths, rounded down.
  private var counts = [Int](repeating: 0, count: maximumRatio + 1)
  private var total = 0

  /// The ratio in hundredths, rounded down, that all pixels but the given fraction reach; 2100 where there
  /// are no pixels.
  package func hundredths(allBut part: Double) -> Int {
    var remaining = Int((Double(total) * part).rounded(.down))
    for (ratio, count) in counts.enumerated() where count > 0 {
      guard count <= remaining else { return ratio }
      remaining -= count
    }
    return Self.maximumRatio
  }

  fileprivate mutating func add(_ ratio: Int) {
    counts[min(Self.maximumRatio, ratio)] += 1
    total += 1
  }
}

/// Relative luminance as defined by WCAG 2, in integers, so that it is the same on every machine.
struct RelativeLuminance {
  /// Linear light of each encoded level, in millionths, by sRGB's curve, which is also that of Display P3.
  private let linear: [Int]
  private let weights: LuminanceWeights
  /// The 0.05 that WCAG adds to luminances for ambient light.
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
  /// Whether black has a higher contrast to `color` than white has.
  package func isLight(_ color: StraightPixel) -> Bool {
    let luminance = RelativeLuminance(weights: self)
    let own = luminance.of(Int(color.red), Int(color.green), Int(color.blue))
    return RelativeLuminance.ratio(own, 0) >= RelativeLuminance.ratio(own, 10_000_000_000)
  }
}

extension Pixmap<PremultipliedPixel> {
  /// The contrast of a text of `color` to the pixels of some columns and rows. Clear pixels are composited on
  /// white.
  ///
  /// - Parameter color: In the colour space of the picture, with straight alpha. A translucent colour is
  ///   composited on each pixel.
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
