import CRSVG
import Raster

/// An SVG file parsed by librsvg; not thread-safe. It has no base URL, so librsvg loads nothing that it
/// refers to.
struct SVGDrawing: ~Copyable {
  private let handle: UnsafeMutablePointer<RsvgHandle>

  /// - Throws: ``IconError/malformed(reason:)`` with librsvg's message.
  init(_ file: [UInt8]) throws(IconError) {
    var failure: UnsafeMutablePointer<GError>?
    guard let handle = rsvg_handle_new_from_data(file, gsize(file.count), &failure) else {
      throw .malformed(reason: Self.reason(failure))
    }
    self.handle = handle
  }

  deinit { g_object_unref(handle) }

  /// The alpha of the drawing in a mask of `size`, scaled proportionally into `rect`.
  ///
  /// - Throws: ``IconError/malformed(reason:)`` with librsvg's message, or ``IconError/notDrawn(reason:)``
  ///   with Cairo's.
  func coverage(of rect: PixelRect, size: PixelSize) throws(IconError) -> CoverageMask {
    // Cairo has no pixels for an empty picture.
    guard size.width > 0, size.height > 0 else { return CoverageMask(width: size.width, height: size.height) }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
    let cairo = cairo_create(surface)
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS, let rows = cairo_image_surface_get_data(surface) else {
      throw .notDrawn(reason: String(cString: cairo_status_to_string(status)))
    }
    var viewport = RsvgRectangle(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    var failure: UnsafeMutablePointer<GError>?
    guard rsvg_handle_render_document(handle, cairo, &viewport, &failure) != 0 else {
      throw .malformed(reason: Self.reason(failure))
    }
    cairo_surface_flush(surface)
    return Self.alpha(of: rows, stride: Int(cairo_image_surface_get_stride(surface)), size: size)
  }

  /// The alpha channel of Cairo's pixels: 32-bit words whose highest byte is alpha.
  private static func alpha(
    of rows: UnsafeMutablePointer<UInt8>, stride: Int, size: PixelSize
  ) -> CoverageMask {
    var mask = CoverageMask(width: size.width, height: size.height)
    for y in 0..<mask.height {
      let row = UnsafeRawPointer(rows + y * stride)
      for x in 0..<mask.width {
        mask[x, y] = UInt8(row.load(fromByteOffset: x * 4, as: UInt32.self) >> 24)
      }
    }
    return mask
  }

  private static func reason(_ failure: UnsafeMutablePointer<GError>?) -> String {
    guard let failure else { return "librsvg gave no reason" }
    defer { g_error_free(failure) }
    return String(cString: failure.pointee.message)
      .split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
