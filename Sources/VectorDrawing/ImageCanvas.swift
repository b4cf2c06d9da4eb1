import CPango
package import Raster

/// A picture in memory on which Cairo draws, initially clear. Owns its surface; not thread-safe.
package final class ImageCanvas {
  private let surface: OpaquePointer
  /// The Cairo context, initially in pixels.
  package let context: OpaquePointer
  private let size: PixelSize

  /// A canvas of `size`.
  ///
  /// - Throws: ``CairoError`` where the size is larger than Cairo allows or memory is short.
  package init(size: PixelSize) throws(CairoError) {
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height)),
      let context = cairo_create(surface)
    else { throw CairoError(reason: "out of memory") }
    self.surface = surface
    self.context = context
    self.size = size
    cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
    try CairoError.check(cairo_surface_status(surface))
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Scales the context to points of `pixels` pixels.
  package func scale(by pixels: Double) { cairo_scale(context, pixels, pixels) }

  /// Moves the origin of the context, in its units.
  package func translate(x: Double, y: Double) { cairo_translate(context, x, y) }

  /// The pixels drawn so far.
  ///
  /// Cairo stores pixels as 32-bit words of the machine's byte order: alpha, red, green and blue from the
  /// highest byte down.
  ///
  /// - Throws: ``CairoError`` where anything could not be drawn.
  package func pixmap() throws(CairoError) -> Pixmap<PremultipliedPixel> {
    try CairoError.check(cairo_status(context))
    // Cairo has no pixels for an empty picture.
    guard size.width > 0, size.height > 0 else { return Pixmap(width: size.width, height: size.height) }
    cairo_surface_flush(surface)
    guard let rows = cairo_image_surface_get_data(surface) else {
      throw CairoError(reason: "the surface has no pixels")
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    return Pixmap(width: size.width, height: size.height) { target in
      for y in 0..<size.height {
        let row = UnsafeRawPointer(rows + y * stride)
        for x in 0..<size.width {
          let word = row.load(fromByteOffset: x * 4, as: UInt32.self)
          target[y * size.width + x] = PremultipliedPixel(
            red: UInt8(truncatingIfNeeded: word >> 16), green: UInt8(truncatingIfNeeded: word >> 8),
            blue: UInt8(truncatingIfNeeded: word), alpha: UInt8(truncatingIfNeeded: word >> 24))
        }
      }
    }
  }
}
