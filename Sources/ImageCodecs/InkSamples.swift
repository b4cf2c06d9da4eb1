import Raster

/// How a JPEG stores cyan, magenta, yellow and black.
///
/// Adobe's applications, known by their marker, store 0 for full ink; without it 255 is full ink.
enum InkSamples {
  case plain
  case inverted

  /// Colours of ink samples, by an embedded profile or, where there is none that fits, by the plain formula
  /// R = 255 · (1 − C) · (1 − K).
  func converted(_ samples: Pixmap<StraightPixel>, by profile: EmbeddedProfile?) -> ColorConversion {
    if let converted = profile?.convert(ink: samples, self) { return converted }
    let warnings = profile == nil ? [] : ["the embedded colour profile does not fit CMYK and was ignored"]
    return ColorConversion(pixmap: unprofiled(samples), warnings: warnings)
  }

  private func unprofiled(_ samples: Pixmap<StraightPixel>) -> Pixmap<StraightPixel> {
    let mask: UInt8 = self == .plain ? 255 : 0
    return Pixmap(width: samples.width, height: samples.height) { target in
      for (index, ink) in samples.pixels.enumerated() {
        // Channels as light that is let through: 255 means no ink.
        let light = UInt32(ink.alpha ^ mask)
        func channel(_ value: UInt8) -> UInt8 {
          UInt8(truncatingIfNeeded: (UInt32(value ^ mask) * light + 127) / 255)
        }
        target[index] = StraightPixel(
          red: channel(ink.red), green: channel(ink.green), blue: channel(ink.blue))
      }
    }
  }
}
