import CCodecShims
public import Raster

/// Writes PNG files: RGBA, or RGB where every pixel is opaque, and nothing else beside the picture but its colour
/// space: an sRGB chunk, or for Display P3 a cICP chunk and, for readers that do not know that, a profile.
public struct PNGEncoder: Sendable, Hashable {
  /// zlib's effort, 1…9.
  public var level: Int
  /// What the pixels' numbers mean.
  public var colorSpace: ColorSpace

  /// An encoder with the given effort, for pixels of the given space.
  public init(level: Int = 6, colorSpace: ColorSpace = .sRGB) {
    self.level = level
    self.colorSpace = colorSpace
  }

  /// The bytes of a PNG file; the same for the same pixels.
  public func encode(_ pixmap: Pixmap<StraightPixel>) throws(EncodeError) -> [UInt8] {
    let isOpaque = pixmap.pixels.allSatisfy { $0.alpha == 255 }
    let samples = isOpaque ? rgbSamples(of: pixmap) : nil
    return try withColor { color throws(EncodeError) in
      try collect { out, message in
        func write(_ pixels: UnsafePointer<UInt8>?, channels: Int32) -> Int32 {
          deckle_png_write(
            pixels, UInt32(pixmap.width), UInt32(pixmap.height), channels, Int32(level), color, out, message)
        }
        if let samples { return write(samples, channels: 3) }
        return pixmap.withBytes { write($0.assumingMemoryBound(to: UInt8.self).baseAddress, channels: 4) }
      }
    }
  }

  /// Calls `body` with what the file says of its colours; nil for sRGB.
  private func withColor(_ body: (UnsafePointer<deckle_png_color>?) throws(EncodeError) -> [UInt8])
    throws(EncodeError) -> [UInt8]
  {
    guard colorSpace == .displayP3 else { return try body(nil) }
    let profile = colorSpace.profile
    return try Array("Display P3".utf8CString).withUnsafeBufferPointer { (name) throws(EncodeError) in
      try profile.withUnsafeBufferPointer { (bytes) throws(EncodeError) in
        // H.273: primaries of P3, sRGB's curve, RGB, full range.
        var color = deckle_png_color(
          code_points: (12, 13, 0, 1), profile_name: name.baseAddress, profile: bytes.baseAddress,
          profile_count: bytes.count)
        return try body(&color)
      }
    }
  }

  private func rgbSamples(of pixmap: Pixmap<StraightPixel>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pixmap.size.area * 3) { samples, count in
      for pixel in pixmap.pixels {
        samples[count] = pixel.red
        samples[count + 1] = pixel.green
        samples[count + 2] = pixel.blue
        count += 3
      }
    }
  }
}
