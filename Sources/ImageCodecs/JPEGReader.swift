import CCodecShims
import Raster

/// One JPEG file being read by libjpeg; owns the C handle. The bytes must outlive it.
struct JPEGReader: ~Copyable {
  /// What libjpeg reads at most (JPEG_MAX_DIMENSION).
  private static let longestSide = 65_500
  private let handle: OpaquePointer
  private let ink: InkSamples?
  let header: PhotoHeader

  init(_ file: UnsafeBufferPointer<UInt8>, limits: DecodeLimits) throws(PhotoError) {
    var message = deckle_message()
    guard let handle = deckle_jpeg_open(file.baseAddress, file.count, &message) else {
      guard message.longest_side == 0 else {
        throw .overLimit(
          what: "the longest side in pixels", found: Int(message.longest_side),
          limit: min(limits.side, Self.longestSide))
      }
      throw Self.error(message)
    }
    let found = deckle_jpeg_get_header(handle)
    do {
      try limits.check(Int(found.width), Int(found.height))
      try limits.check(workingBytes: found.coefficient_bytes)
    } catch {
      deckle_jpeg_close(handle)
      throw error
    }
    self.handle = handle
    ink = found.is_cmyk != 0 ? (found.has_adobe_marker != 0 ? .inverted : .plain) : nil
    header = Self.header(found)
  }

  deinit { deckle_jpeg_close(handle) }

  /// All pixels decoded at 1/`reduction` of the stored size, colours not converted.
  ///
  /// Pixels of a CMYK picture hold its ink samples instead of colours; the result says so.
  consuming func read(reduction: Int) throws(PhotoError) -> DecodedPixels {
    var message = deckle_message()
    var (width, height): (UInt32, UInt32) = (0, 0)
    guard deckle_jpeg_set_scale(handle, Int32(reduction), &width, &height, &message) == 0 else {
      throw Self.error(message)
    }
    let pixmap = try Pixmap<StraightPixel>(width: Int(width), height: Int(height)) {
      (target) throws(PhotoError) in
      var message = deckle_message()
      let bytes = UnsafeMutableRawBufferPointer(target).assumingMemoryBound(to: UInt8.self)
      guard deckle_jpeg_read(handle, bytes.baseAddress, &message) == 0 else { throw Self.error(message) }
    }
    guard deckle_jpeg_is_truncated(handle) == 0 else { throw .truncated(.jpeg) }
    let warning = String(cString: deckle_jpeg_warning(handle))
    return DecodedPixels(pixmap: pixmap, ink: ink, warnings: warning.isEmpty ? [] : [warning])
  }

  private static func header(_ found: deckle_jpeg_header) -> PhotoHeader {
    let exif = UnsafeBufferPointer(start: found.exif, count: found.exif_count)
    return PhotoHeader(
      format: .jpeg, storedSize: PixelSize(width: Int(found.width), height: Int(found.height)),
      orientation: Orientation(exif: exif), hasAlpha: false,
      profile: found.icc.map { Array(UnsafeBufferPointer(start: $0, count: found.icc_count)) })
  }

  private static func error(_ message: deckle_message) -> PhotoError {
    // What is read past the end of the data looks damaged.
    message.is_truncated != 0 ? .truncated(.jpeg) : .corrupt(.jpeg, reason: text(message))
  }
}
