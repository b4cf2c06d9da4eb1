import CCodecShims
package import PictureTypes
package import Raster

/// Writes baseline JPEG files. Their only metadata is the profile of the colour space. Alpha is ignored:
/// pictures must be flattened before.
package struct JPEGEncoder: Sendable, Hashable {
  /// libjpeg's quality, 1…100. Chroma has full resolution from 90 on.
  package var quality: Int
  /// The colour space of the pixels.
  package var colorSpace: ColorSpace

  /// An encoder with the given quality, for pixels of the given colour space.
  package init(quality: Int = 85, colorSpace: ColorSpace = .sRGB) {
    self.quality = quality
    self.colorSpace = colorSpace
  }

  /// The bytes of a JPEG file; the same pixels give the same bytes.
  ///
  /// - Throws: ``EncodeError`` with libjpeg's message.
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
