import CWebP
import PictureTypes
import Raster

/// The encoded data of one picture, without a container.
struct WebPBitstream {
  /// The chunk `VP8 `, which holds colours, or `VP8L`, which also holds alpha.
  let image: RIFFChunk
  /// The alpha chunk beside a chunk `VP8 `; nil where the picture is opaque.
  let alpha: RIFFChunk?

  /// Whether any pixel may not be opaque.
  var hasAlpha: Bool { alpha != nil || (image.type == "VP8L" && image.content[4] & 0x10 != 0) }

  var chunks: [RIFFChunk] { [alpha, image].compactMap(\.self) }

  init(image: RIFFChunk, alpha: RIFFChunk? = nil) {
    self.image = image
    self.alpha = alpha
  }

  /// A file of this picture.
  ///
  /// - Throws: ``EncodeError`` where the file would be larger than the format allows.
  func file(size: PixelSize, _ colorSpace: ColorSpace) throws(EncodeError) -> [UInt8] {
    guard alpha != nil || colorSpace != .sRGB else { return try RIFFChunk.file([image]) }
    let header = WebPHeader(canvas: size, colorSpace: colorSpace, hasAlpha: hasAlpha)
    return try RIFFChunk.file(header.chunks + chunks)
  }
}

extension WebPBitstream {
  /// Encodes pixels without loss.
  ///
  /// - Parameter pixels: Straight RGBA; if `isOpaque`, RGB and an ignored fourth byte.
  /// - Throws: ``EncodeError`` where libwebp fails.
  init(losslessly pixels: UnsafeRawBufferPointer, size: PixelSize, isOpaque: Bool, method: Int)
    throws(EncodeError)
  {
    image = try LibWebP.image(of: size) { config in
      config.lossless = 1
      config.method = Int32(method)
      // Keeps the colour of clear pixels, which is black in our pictures.
      config.exact = 1
    } load: { picture in
      picture.use_argb = 1
      return LibWebP.load(pixels, isOpaque: isOpaque, into: &picture)
    }
    alpha = nil
  }

  /// Encodes opaque pixels.
  ///
  /// - Parameter pixels: RGB and an ignored fourth byte.
  /// - Throws: ``EncodeError`` where libwebp fails.
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

  /// Encodes straight RGBA. libwebp changes the colours of clear pixels so that they compress well;
  /// ``AlphaPlane`` encodes alpha.
  ///
  /// - Throws: ``EncodeError`` where libwebp fails.
  init(
    translucent pixels: UnsafeRawBufferPointer, size: PixelSize, quality: Int, method: Int,
    alphaEffort: AlphaPlane.Effort
  ) throws(EncodeError) {
    image = try LibWebP.image(of: size) {
      LibWebP.setLossy(&$0, quality, method)
    } load: { picture in
      guard LibWebP.load(pixels, isOpaque: false, into: &picture) else { return false }
      WebPCleanupTransparentArea(&picture)
      // Without this pointer libwebp does not encode alpha. It still frees the memory.
      picture.a = nil
      picture.colorspace = WEBP_YUV420
      return true
    }
    let plane = AlphaPlane(size: size, alphaOf: pixels)
    alpha = plane.isOpaque ? nil : try plane.chunk(alphaEffort)
  }
}
