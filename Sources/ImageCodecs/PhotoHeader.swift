package import Raster

/// What a photo's file says of it before any pixel is decoded.
package struct PhotoHeader: Sendable, Hashable {
  /// The format of the data.
  package var format: PhotoFormat
  /// Size as stored, before it is turned upright.
  package var storedSize: PixelSize
  /// How the stored pixels must be turned; ``Orientation/upright`` where the file says nothing usable.
  package var orientation: Orientation
  /// Whether pixels may be transparent.
  package var hasAlpha: Bool
  /// How the pixels are stored, in words: "baseline, 8 bits, YCbCr 4:2:0".
  package var encoding: String
  /// Where the meaning of the colours was taken from.
  package var colorSource: ColorSource
  /// The embedded ICC profile, if any, unchecked.
  package var profile: [UInt8]?
  /// Bytes of memory that decoding takes beside the picture: coefficients of a JPEG that must be held whole, planes of a
  /// video codec.
  package var workingBytes = 0

  /// Size after turning upright.
  package var size: PixelSize { orientation.upright(storedSize) }

  /// Bytes of memory that decoding the whole photo takes at most.
  ///
  /// - Parameter reduction: 1, 2, 4 or 8; JPEGs alone heed it.
  package func decodingBytes(reduction: Int) -> Int {
    let scale = format == .jpeg ? reduction : 1
    let (width, height) = (
      (storedSize.width + scale - 1) / scale, (storedSize.height + scale - 1) / scale
    )
    return 4 * width * height + workingBytes
  }
}
