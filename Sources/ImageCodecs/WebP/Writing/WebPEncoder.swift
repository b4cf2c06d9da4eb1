package import PictureTypes
package import Raster

/// Writes WebP files by libwebp, with nothing beside the picture but, for Display P3, its profile. Readers take those without
/// one as sRGB.
package struct WebPEncoder: Sendable, Hashable {
  /// libwebp's quality of lossy files, 0…100; nil: lossless.
  package var quality: Int?
  /// libwebp's effort, 0…6.
  package var method: Int
  /// What the pixels' numbers mean.
  package var colorSpace: ColorSpace

  /// An encoder of the given quality and effort, for pixels of the given space.
  package init(quality: Int? = 80, method: Int = 4, colorSpace: ColorSpace = .sRGB) {
    self.quality = quality
    self.method = method
    self.colorSpace = colorSpace
  }

  /// The bytes of a WebP file; the same for the same pixels. Alpha is exact also in lossy files.
  package func encode(_ pixmap: Pixmap<StraightPixel>) throws(EncodeError) -> [UInt8] {
    try bitstream(pixmap, isOpaque: false, alphaEffort: .thorough).file(size: pixmap.size, colorSpace)
  }

  /// The bytes of a WebP file of opaque `content` seen through an outline of the same size, whose packed form is kept in
  /// `outlines` for the next picture. Colours of a lossy file reach to the corners that the outline cuts off, so that nothing
  /// shows beside its edge.
  package func encode(
    opaque content: Pixmap<PremultipliedPixel>, through outline: CoverageMask, _ outlines: WebPOutlines
  ) throws(EncodeError) -> [UInt8] {
    guard let quality else { return try encode(content.straight(through: outline)) }
    let colors = try content.withBytes { (pixels) throws(EncodeError) in
      try WebPBitstream(opaque: pixels, size: content.size, quality: quality, method: method)
    }
    return try WebPBitstream(image: colors.image, alpha: try outlines.chunk(of: outline))
      .file(size: content.size, colorSpace)
  }

  /// The data of a picture, of which alpha is not looked at where it is opaque.
  func bitstream(
    _ pixmap: Pixmap<StraightPixel>, isOpaque: Bool, alphaEffort: AlphaPlane.Effort
  ) throws(EncodeError) -> WebPBitstream {
    try pixmap.withBytes { (pixels) throws(EncodeError) in
      guard let quality else {
        return try WebPBitstream(losslessly: pixels, size: pixmap.size, isOpaque: isOpaque, method: method)
      }
      return isOpaque
        ? try WebPBitstream(opaque: pixels, size: pixmap.size, quality: quality, method: method)
        : try WebPBitstream(
          translucent: pixels, size: pixmap.size, quality: quality, method: method, alphaEffort: alphaEffort)
    }
  }
}
