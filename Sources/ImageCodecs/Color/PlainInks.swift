/// Inks without a profile.
enum PlainInks {
  /// Makes sRGB colours of samples of cyan, magenta, yellow and black in place, by the plain formula
  /// R = 255 · (1 − C) · (1 − K); alpha becomes 255.
  ///
  /// - Parameter isInverted: whether 0 stands for full ink, as Adobe's applications store it.
  static func convert(_ samples: UnsafeMutableRawBufferPointer, isInverted: Bool) {
    let mask: UInt8 = isInverted ? 0 : 255
    for place in stride(from: 0, to: samples.count, by: 4) {
      // Channels as light that is let through: 255 means no ink.
      let light = UInt32(samples[place + 3] ^ mask)
      for channel in place..<place + 3 {
        samples[channel] = UInt8(
          truncatingIfNeeded: (UInt32(samples[channel] ^ mask) * light + 127) / 255)
      }
      samples[place + 3] = 255
    }
  }
}
