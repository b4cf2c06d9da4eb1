public import Raster

/// A photo as pixels: upright, sRGB-encoded, premultiplied.
public struct DecodedPhoto: Sendable {
  /// The pixels.
  public var pixmap: Pixmap<PremultipliedPixel>
  /// What the file said.
  public var header: PhotoHeader
  /// The picture was decoded at 1/`reduction` of its size.
  public var reduction: Int
  /// Whether an embedded profile was converted to sRGB.
  public var isColorConverted: Bool
  /// What was wrong with the file but did not keep it from being read.
  public var warnings: [String]
}
