import CCodecShims
import Raster

/// One PNG file being read by libpng; owns the C handle. The bytes must outlive it.
struct PNGReader: ~Copyable {
  private let handle: OpaquePointer
  let header: PhotoHeader

  init(_ file: UnsafeBufferPointer<UInt8>, limits: DecodeLimits) throws(PhotoError) {
    var message = deckle_message()
    guard let handle = deckle_png_open(file.baseAddress, file.count, &message) else {
      throw Self.error(message)
    }
    let found = deckle_png_get_header(handle)
    do {
      try limits.check(Int(found.width), Int(found.height))
    } catch {
      deckle_png_close(handle)
      throw error
    }
    self.handle = handle
    header = Self.header(found)
  }

  deinit { deckle_png_close(handle) }

  /// All pixels as stored in the file, expanded to straight RGBA of 8 bits, colours not converted.
  consuming func read() throws(PhotoError) -> DecodedPixels {
    let size = header.storedSize
    let pixmap = try Pixmap<StraightPixel>(width: size.width, height: size.height) {
      (target) throws(PhotoError) in
      var message = deckle_message()
      let bytes = UnsafeMutableRawBufferPointer(target).assumingMemoryBound(to: UInt8.self)
      guard deckle_png_read(handle, bytes.baseAddress, &message) == 0 else { throw Self.error(message) }
    }
    let warning = String(cString: deckle_png_warning(handle))
    return DecodedPixels(pixmap: pixmap, warnings: warning.isEmpty ? [] : [warning])
  }

  private static func header(_ found: deckle_png_header) -> PhotoHeader {
    let exif = UnsafeBufferPointer(start: found.exif, count: found.exif_count)
    return PhotoHeader(
      format: .png, storedSize: PixelSize(width: Int(found.width), height: Int(found.height)),
      orientation: Orientation(exif: exif), hasAlpha: found.has_alpha != 0,
      profile: found.icc.map { Array(UnsafeBufferPointer(start: $0, count: found.icc_count)) })
  }

  private static func error(_ message: deckle_message) -> PhotoError {
    message.is_truncated != 0 ? .truncated(.png) : .corrupt(.png, reason: text(message))
  }
}
