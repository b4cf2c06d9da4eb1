import CPango
import Raster

/// Fills the outlines of glyphs with Cairo, whose levels follow the area of what is covered: exactly across, and in fifteen rows
/// a pixel down. Outlines that lie on each other count once in each row; FreeType's own rasteriser would add them up,
/// which shows at the joints of joined letters.
final class GlyphRasterizer {
  /// A picture that nothing is drawn on, to ask for the extents of paths.
  private let scratch: OpaquePointer
  /// Largest distance of a curve from the lines that it is drawn as, in pixels; less than what the levels tell apart.
  private static let tolerance = 0.02

  init() {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    scratch = cairo_create(surface)
    cairo_surface_destroy(surface)
    cairo_set_tolerance(scratch, Self.tolerance)
  }

  deinit { cairo_destroy(scratch) }

  /// The ink of `glyphs`, the first of which has its origin at `place`.
  func ink(of glyphs: [RunGlyph], font: GlyphFont, at place: SubpixelPlace) -> GlyphInk {
    let string = Self.string(of: glyphs)
    defer { pango_glyph_string_free(string) }
    let steps = Double(SubpixelPlace.steps)
    let (x, y) = (Double(place.right) / steps, Double(place.down) / steps)
    guard let box = extents(of: string, font: font, x: x, y: y),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(box.width), Int32(box.height))
    else { return .empty }
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    cairo_set_tolerance(context, Self.tolerance)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
    Self.addPath(of: string, font, to: context, x: x - Double(box.left), y: y - Double(box.top))
    cairo_fill(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard let rows = cairo_image_surface_get_data(surface) else { return .empty }
    let mask = CoverageMask(
      width: box.width, height: box.height, rows: rows, stride: Int(cairo_image_surface_get_stride(surface)))
    return GlyphInk(mask: mask, left: box.left, top: box.top)
  }

  /// The pixels that the outlines touch; nil for none.
  private func extents(
    of string: UnsafeMutablePointer<PangoGlyphString>, font: GlyphFont, x: Double, y: Double
  ) -> (left: Int, top: Int, width: Int, height: Int)? {
    cairo_identity_matrix(scratch)
    cairo_new_path(scratch)
    Self.addPath(of: string, font, to: scratch, x: x, y: y)
    cairo_identity_matrix(scratch)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(scratch, &left, &top, &right, &bottom)
    guard left < right, top < bottom else { return nil }
    let (column, row) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
    return (column, row, Int(right.rounded(.up)) - column, Int(bottom.rounded(.up)) - row)
  }

  private static func addPath(
    of string: UnsafeMutablePointer<PangoGlyphString>, _ font: GlyphFont, to context: OpaquePointer?,
    x: Double, y: Double
  ) {
    cairo_translate(context, x, y)
    cairo_scale(context, font.scale, font.scale)
    cairo_move_to(context, 0, 0)
    pango_cairo_glyph_string_path(context, font.font, string)
  }

  private static func string(of glyphs: [RunGlyph]) -> UnsafeMutablePointer<PangoGlyphString> {
    let string = pango_glyph_string_new()!
    pango_glyph_string_set_size(string, Int32(glyphs.count))
    for (index, glyph) in glyphs.enumerated() {
      let place = glyph.from(glyphs[0])
      string.pointee.glyphs[index].glyph = glyph.id
      string.pointee.glyphs[index].geometry = PangoGlyphGeometry(
        width: 0, x_offset: place.x, y_offset: place.y)
    }
    return string
  }
}
