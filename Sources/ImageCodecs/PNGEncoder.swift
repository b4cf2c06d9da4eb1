import CCodecShims
public import Raster

/// Writes PNG files tagged as sRGB: RGBA, or RGB where every pixel is opaque.
public struct PNGEncoder: Sendable, Hashable {
  /// zlib's effort, 1…9.
  public var level: Int

  /// An encoder with the given effort.
  public init(level: Int = 6) {
    self.level = level
  }

  /// The bytes of a PNG file; the same for the same pixels.
  public func encode(_ pixmap: Pixmap<StraightPixel>) throws(EncodeError) -> [UInt8] {
    let isOpaque = pixmap.pixels.allSatisfy { $0.alpha == 255 }
    let samples = isOpaque ? rgbSamples(of: pixmap) : nil
    return try collect { out, message in
      func write(_ pixels: UnsafePointer<UInt8>?, channels: Int32) -> Int32 {
        deckle_png_write(
          pixels, UInt32(pixmap.width), UInt32(pixmap.height), channels, Int32(level), out, message)
      }
      if let samples { return write(samples, channels: 3) }
      return pixmap.withBytes { write($0.assumingMemoryBound(to: UInt8.self).baseAddress, channels: 4) }
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
