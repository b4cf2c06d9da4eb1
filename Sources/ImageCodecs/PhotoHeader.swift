public import Raster

/// What a photo's file says of it before any pixel is decoded.
public struct PhotoHeader: Sendable, Hashable {
  /// The format of the data.
  public var format: PhotoFormat
  /// Size as stored, before it is turned upright.
  public var storedSize: PixelSize
  /// How the stored pixels must be turned; ``Orientation/upright`` where the file says nothing usable.
  public var orientation: Orientation
  /// Whether pixels may be transparent.
  public var hasAlpha: Bool
  /// How the pixels are stored, in words: "baseline, 8 bits, YCbCr 4:2:0".
  public var encoding: String
  /// Where the meaning of the colours was taken from.
  public var colorSource: ColorSource
  /// The embedded ICC profile, if any, unchecked.
  public var profile: [UInt8]?
  /// Bytes of memory that decoding takes beside the picture: coefficients of a JPEG that must be held whole, planes of a
  /// video codec.
  public var workingBytes = 0

  /// Size after turning upright.
  public var size: PixelSize { orientation.upright(storedSize) }

  /// Bytes of memory that decoding the whole photo takes at most.
  ///
  /// - Parameter reduction: 1, 2, 4 or 8; JPEGs alone heed it.
  public func decodingBytes(reduction: Int) -> Int {
    let scale = format == .jpeg ? reduction : 1
    let (width, height) = (
      (storedSize.width + scale - 1) / scale, (storedSize.height + scale - 1) / scale
    )
    return 4 * width * height + workingBytes
  }
}
