import CCodecShims
public import Raster

/// Writes baseline JPEG files; alpha is ignored, so pictures are flattened first.
public struct JPEGEncoder: Sendable, Hashable {
  /// libjpeg's quality, 1…100. From 90 on chroma is kept at full resolution.
  public var quality: Int

  /// An encoder with the given quality.
  public init(quality: Int = 85) {
    self.quality = quality
  }

  /// The bytes of a JPEG file; the same for the same pixels.
  public func encode(_ pixmap: Pixmap<PremultipliedPixel>) throws(EncodeError) -> [UInt8] {
    try collect { out, message in
      pixmap.withBytes { bytes in
        deckle_jpeg_write(
          bytes.assumingMemoryBound(to: UInt8.self).baseAddress, UInt32(pixmap.width), UInt32(pixmap.height),
          Int32(quality), out, message)
      }
    }
  }
}
