import CPango
import Raster

/// A run of coloured glyphs at a position in pixels.
struct PictureRun {
  let run: GlyphRun
  let x, y: Double
  /// Pixels per point.
  let scale: Double
  /// The columns and rows that may have ink.
  let columns, rows: Range<Int>

  /// Pixels around the ink into which scaling the bitmaps may blur it.
  private static let margin = 2.0

  init(run: GlyphRun, x: Double, y: Double, scale: Double) {
    (self.run, self.x, self.y, self.scale) = (run, x, y, scale)
    var ink = PangoRectangle()
    pango_glyph_string_extents(run.glyphs, run.font, &ink, nil)
    columns = Self.pixels(ink.x, ink.width, from: x, scale)
    rows = Self.pixels(ink.y, ink.height, from: y, scale)
  }

  private static func pixels(_ start: Int32, _ length: Int32, from origin: Double, _ scale: Double) -> Range<
    Int
  > {
    let (first, last) = (origin + points(start) * scale, origin + points(start + length) * scale)
    return Int((first - margin).rounded(.down))..<Int((last + margin).rounded(.up))
  }

  /// Draws the glyphs on a context in pixels. Glyphs without colour get `color`.
  func draw(on cairo: OpaquePointer, color: StraightPixel) {
    cairo_save(cairo)
    setSource(color, of: cairo)
    cairo_translate(cairo, x, y)
    cairo_scale(cairo, scale, scale)
    cairo_move_to(cairo, 0, 0)
    pango_cairo_show_glyph_string(cairo, run.font, run.glyphs)
    cairo_restore(cairo)
  }
}

/// Sets the source of a context to a colour.
func setSource(_ color: StraightPixel, of cairo: OpaquePointer) {
  cairo_set_source_rgba(
    cairo, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
    Double(color.alpha) / 255)
}
