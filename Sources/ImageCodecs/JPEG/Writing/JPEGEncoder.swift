import CCodecShims
package import PictureTypes
package import Raster

/// Writes baseline JPEG files with the profile of their colour space and nothing else beside the picture;
/// alpha is ignored, so pictures are flattened first.
package struct JPEGEncoder: Sendable, Hashable {
  /// libjpeg's quality, 1…100. From 90 on chroma is kept at full resolution.
  package var quality: Int
  /// What the pixels' numbers mean.
  package var colorSpace: ColorSpace

  /// An encoder with the given quality, for pixels of the given space.
  package init(quality: Int = 85, colorSpace: ColorSpace = .sRGB) {
    self.quality = quality
    self.colorSpace = colorSpace
  }

  /// The bytes of a JPEG file; the same for the same pixels.
  package func encode(_ pixmap: Pixmap<PremultipliedPixel>) throws(EncodeError) -> [UInt8] {
    let profile = colorSpace.profile
    return try collect { out, message in
      pixmap.withBytes { bytes in
        deckle_jpeg_write(
          bytes.assumingMemoryBound(to: UInt8.self).baseAddress, UInt32(pixmap.width), UInt32(pixmap.height),
          Int32(quality), profile, profile.count, out, message)
      }
    }
  }
}
