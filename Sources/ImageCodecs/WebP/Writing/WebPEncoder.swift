package import PictureTypes
package import Raster

/// Writes WebP files with libwebp. Their only metadata is a profile for Display P3; decoders assume sRGB
/// without one.
package struct WebPEncoder: Sendable, Hashable {
  /// libwebp's quality, 0…100; nil for lossless files.
  package var quality: Int?
  /// libwebp's effort, 0…6.
  package var method: Int
  /// The colour space of the pixels.
  package var colorSpace: ColorSpace

  /// An encoder with the given quality and effort, for pixels of the given colour space.
  package init(quality: Int? = 80, method: Int = 4, colorSpace: ColorSpace = .sRGB) {
    self.quality = quality
    self.method = method
    self.colorSpace = colorSpace
  }

  /// The bytes of a WebP file; the same pixels give the same bytes. Alpha is exact in lossy files too.
  ///
  /// - Throws: ``EncodeError`` where the picture is too large for the format or libwebp fails.
  package func encode(_ pixmap: Pixmap<StraightPixel>) throws(EncodeError) -> [UInt8] {
    try bitstream(pixmap, isOpaque: false, alphaEffort: .thorough).file(size: pixmap.size, colorSpace)
  }

  /// The bytes of a WebP file of opaque `content` with an outline of the same size as its alpha.
  ///
  /// In a lossy file the colours extend past the outline into the corners, so that compression leaves no
  /// artefacts along its edge.
  ///
  /// - Parameter outlines: The cache of encoded outlines.
  /// - Throws: ``EncodeError`` where the picture is too large for the format or libwebp fails.
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

  /// The encoded data of a picture. Alpha is ignored if `isOpaque`.
  ///
  /// - Throws: ``EncodeError`` where the picture is too large for the format or libwebp fails.
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
