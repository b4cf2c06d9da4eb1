import PictureTypes
import Raster

/// The chunk that WebP files with more than a plain picture begin with (RFC 9649, 2.7).
struct WebPHeader {
  var canvas: PixelSize
  var colorSpace: ColorSpace
  var hasAlpha: Bool
  var isAnimated = false

  /// The chunk itself, and that of the profile for what is not sRGB, which is what readers take files without one for.
  var chunks: [RIFFChunk] {
    let profile = colorSpace == .sRGB ? [] : [RIFFChunk("ICCP", colorSpace.profile)]
    let flags: UInt8 = (profile.isEmpty ? 0 : 0x20) | (hasAlpha ? 0x10 : 0) | (isAnimated ? 0x02 : 0)
    let size = [canvas.width - 1, canvas.height - 1].flatMap { RIFFChunk.number($0, bytes: 3) }
    return [RIFFChunk("VP8X", [flags, 0, 0, 0] + size)] + profile
  }
}
