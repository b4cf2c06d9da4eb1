package import Raster

/// The properties of a photo that are known before any pixel is decoded.
package struct PhotoHeader: Sendable, Hashable {
  /// The format of the data.
  package var format: PhotoFormat
  /// The size as stored, before the photo is turned upright.
  package var storedSize: PixelSize
  /// How the stored pixels must be turned; ``Orientation/upright`` where the file states no valid
  /// orientation.
  package var orientation: Orientation
  /// Whether pixels may be transparent.
  package var hasAlpha: Bool
  /// A description of the encoding, such as "baseline, 8 bits, YCbCr 4:2:0".
  package var encoding: String
  /// The part of the file that describes its colours.
  package var colorSource: ColorSource
  /// The embedded ICC profile, unchecked.
  package var profile: [UInt8]?
  /// Bytes of memory that decoding takes beside the picture: the coefficients of a progressive JPEG, or the
  /// planes of a video codec.
  package var workingBytes = 0

  /// The size of the upright photo.
  package var size: PixelSize { orientation.upright(storedSize) }

  /// The maximum number of bytes of memory that decoding the whole photo takes.
  ///
  /// - Parameter reduction: 1, 2, 4 or 8. Only JPEGs are decoded at a reduced size.
  package func decodingBytes(reduction: Int) -> Int {
    let scale = format == .jpeg ? reduction : 1
    let (width, height) = (
      (storedSize.width + scale - 1) / scale, (storedSize.height + scale - 1) / scale
    )
    return 4 * width * height + workingBytes
  }
}
