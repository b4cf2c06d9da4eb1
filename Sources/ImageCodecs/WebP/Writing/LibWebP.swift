import CWebP
import Raster

/// libwebp's encoder. Deterministic: it uses one thread and writes the same bytes on every processor.
enum LibWebP {
  /// The limit of the format.
  static let longestSide = 16_383

  /// Encodes one picture and extracts the chunk of its colours, `VP8 ` or `VP8L`.
  ///
  /// - Throws: ``EncodeError`` where the picture is too large for the format, memory is short or libwebp
  ///   fails.
  static func image(
    of size: PixelSize, configure: (inout WebPConfig) -> Void, load: (inout WebPPicture) -> Bool
  ) throws(EncodeError) -> RIFFChunk {
    guard (1...longestSide).contains(size.width), (1...longestSide).contains(size.height) else {
      throw EncodeError(reason: "it has \(size) pixels; WebP takes 1 to \(longestSide) on each side")
    }
    var (config, picture, writer) = (WebPConfig(), WebPPicture(), WebPMemoryWriter())
    guard WebPConfigInit(&config) != 0, WebPPictureInit(&picture) != 0 else {
      throw EncodeError(reason: "libwebp is of another version than its headers")
    }
    configure(&config)
    WebPMemoryWriterInit(&writer)
    (picture.width, picture.height) = (Int32(size.width), Int32(size.height))
    defer {
      WebPPictureFree(&picture)
      WebPMemoryWriterClear(&writer)
    }
    guard load(&picture) else { throw EncodeError(reason: "out of memory") }
    let isWritten = withUnsafeMutablePointer(to: &writer) { target in
      picture.writer = WebPMemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(target)
      return WebPEncode(&config, &picture) != 0
    }
    let chunks = RIFFChunk.parse(UnsafeBufferPointer(start: writer.mem, count: writer.size))
    guard isWritten, let image = chunks.first(where: { $0.type.hasPrefix("VP8") && $0.type != "VP8X" }) else {
      throw EncodeError(reason: "libwebp gave up with error \(picture.error_code.rawValue)")
    }
    return image
  }

  static func setLossy(_ config: inout WebPConfig, _ quality: Int, _ method: Int) {
    config.quality = Float(quality)
    config.method = Int32(method)
  }

  /// Imports rows of four bytes a pixel into a picture. Returns false where memory is short.
  static func load(
    _ pixels: UnsafeRawBufferPointer, isOpaque: Bool, into picture: inout WebPPicture
  ) -> Bool {
    let bytes = pixels.assumingMemoryBound(to: UInt8.self).baseAddress
    let stride = picture.width * 4
    return isOpaque
      ? WebPPictureImportRGBX(&picture, bytes, stride) != 0
      : WebPPictureImportRGBA(&picture, bytes, stride) != 0
  }
}
