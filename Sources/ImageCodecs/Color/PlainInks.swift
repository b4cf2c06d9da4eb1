/// Conversion of CMYK without a profile.
enum PlainInks {
  /// Converts samples of cyan, magenta, yellow and black to sRGB in place by R = 255 · (1 − C) · (1 − K).
  /// Alpha is set to 255.
  ///
  /// - Parameter isInverted: Whether 0 stands for full ink, as Adobe's applications store it.
  static func convert(_ samples: UnsafeMutableRawBufferPointer, isInverted: Bool) {
    let mask: UInt8 = isInverted ? 0 : 255
    for offset in stride(from: 0, to: samples.count, by: 4) {
      // XOR with the mask turns ink into transmitted light: 255 is no ink.
      let light = UInt32(samples[offset + 3] ^ mask)
      for channel in offset..<offset + 3 {
        samples[channel] = UInt8(
          truncatingIfNeeded: (UInt32(samples[channel] ^ mask) * light + 127) / 255)
      }
      samples[offset + 3] = 255
    }
  }
}
