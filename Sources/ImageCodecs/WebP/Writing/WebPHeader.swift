import PictureTypes
import Raster

/// The first chunks of a WebP file with alpha, a profile or an animation (RFC 9649, 2.7).
struct WebPHeader {
  var canvas: PixelSize
  var colorSpace: ColorSpace
  var hasAlpha: Bool
  var isAnimated = false

  /// The chunk VP8X, and a profile unless the colour space is sRGB, which decoders assume without one.
  var chunks: [RIFFChunk] {
    let profile = colorSpace == .sRGB ? [] : [RIFFChunk("ICCP", colorSpace.profile)]
    let flags: UInt8 = (profile.isEmpty ? 0 : 0x20) | (hasAlpha ? 0x10 : 0) | (isAnimated ? 0x02 : 0)
    let size = [canvas.width - 1, canvas.height - 1].flatMap { RIFFChunk.number($0, bytes: 3) }
    return [RIFFChunk("VP8X", [flags, 0, 0, 0] + size)] + profile
  }
}
