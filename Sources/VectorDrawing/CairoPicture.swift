import CPango
import Raster

/// A picture as a Cairo surface; owns the surface.
final class CairoPicture {
  let surface: OpaquePointer

  /// A surface with the same pixels.
  ///
  /// - Throws: ``CairoError`` where memory is short or the picture is larger than Cairo allows.
  init(_ picture: Pixmap<PremultipliedPixel>) throws(CairoError) {
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(picture.width), Int32(picture.height))
    else { throw CairoError(reason: "out of memory") }
    self.surface = surface
    try CairoError.check(cairo_surface_status(surface))
    guard let rows = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<picture.height {
      let row = UnsafeMutableRawPointer(rows + y * stride)
      for x in 0..<picture.width {
        let pixel = picture[x, y]
        let word =
          UInt32(pixel.alpha) << 24 | UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue)
        row.storeBytes(of: word, toByteOffset: x * 4, as: UInt32.self)
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  deinit { cairo_surface_destroy(surface) }
}
