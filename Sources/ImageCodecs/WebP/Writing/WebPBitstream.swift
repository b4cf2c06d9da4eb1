import CWebP
import PictureTypes
import Raster

/// The data of one picture as WebP stores it, without a container.
struct WebPBitstream {
  /// The colours: a chunk `VP8 `, or `VP8L`, which holds alpha as well.
  let image: RIFFChunk
  /// The alpha of a chunk `VP8 `; nil where it is opaque.
  let alpha: RIFFChunk?

  /// Whether any pixel may be other than opaque.
  var hasAlpha: Bool { alpha != nil || (image.type == "VP8L" && image.content[4] & 0x10 != 0) }

  var chunks: [RIFFChunk] { [alpha, image].compactMap(\.self) }

  init(image: RIFFChunk, alpha: RIFFChunk? = nil) {
    self.image = image
    self.alpha = alpha
  }

  /// A file of this picture alone.
  func file(size: PixelSize, _ colorSpace: ColorSpace) throws(EncodeError) -> [UInt8] {
    guard alpha != nil || colorSpace != .sRGB else { return try RIFFChunk.file([image]) }
    let header = WebPHeader(canvas: size, colorSpace: colorSpace, hasAlpha: hasAlpha)
    return try RIFFChunk.file(header.chunks + chunks)
  }
}

extension WebPBitstream {
  /// The pixels, none of which is changed.
  ///
  /// - Parameter pixels: straight RGBA, or RGB with a fourth byte that is not looked at.
  init(losslessly pixels: UnsafeRawBufferPointer, size: PixelSize, isOpaque: Bool, method: Int)
    throws(EncodeError)
  {
    image = try LibWebP.image(of: size) { config in
      config.lossless = 1
      config.method = Int32(method)
      // Also the colour of what is clear, which our pictures keep at black.
      config.exact = 1
    } load: { picture in
      picture.use_argb = 1
      return LibWebP.load(pixels, isOpaque: isOpaque, into: &picture)
    }
    alpha = nil
  }

  /// Colours that are opaque.
  ///
  /// - Parameter pixels: RGB with a fourth byte that is not looked at.
  init(opaque pixels: UnsafeRawBufferPointer, size: PixelSize, quality: Int, method: Int)
    throws(EncodeError)
  {
    image = try LibWebP.image(of: size) {
      LibWebP.setLossy(&$0, quality, method)
    } load: { picture in
      LibWebP.load(pixels, isOpaque: true, into: &picture)
    }
    alpha = nil
  }

  /// Straight RGBA. The colours of clear pixels are made such as cost least; alpha is packed by ``AlphaPlane``.
  init(
    translucent pixels: UnsafeRawBufferPointer, size: PixelSize, quality: Int, method: Int,
    alphaEffort: AlphaPlane.Effort
  ) throws(EncodeError) {
    image = try LibWebP.image(of: size) {
      LibWebP.setLossy(&$0, quality, method)
    } load: { picture in
      guard LibWebP.load(pixels, isOpaque: false, into: &picture) else { return false }
      WebPCleanupTransparentArea(&picture)
      // The memory stays the picture's own; libwebp is only not to pack it.
      picture.a = nil
      picture.colorspace = WEBP_YUV420
      return true
    }
    let plane = AlphaPlane(size: size, alphaOf: pixels)
    alpha = plane.isOpaque ? nil : try plane.chunk(alphaEffort)
  }
}
