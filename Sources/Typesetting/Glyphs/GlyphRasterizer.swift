import CPango
import Raster
import VectorDrawing

/// Fills the unhinted outlines of glyphs.
///
/// The outlines come from Cairo but are filled by `PolygonFill`: Cairo fills whole pixels in the corners of
/// some letters (k, x) at some positions, and FreeType adds the coverages of overlapping outlines.
final class GlyphRasterizer {
  /// A context for creating paths, in pixels. Nothing is drawn on it.
  private let context: OpaquePointer
  /// The maximum distance of a curve from the lines that approximate it, in pixels. Smaller distances change
  /// no level visibly.
  private static let tolerance = 0.02

  init() {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    context = cairo_create(surface)
    cairo_surface_destroy(surface)
    cairo_set_tolerance(context, Self.tolerance)
  }

  deinit { cairo_destroy(context) }

  /// The ink of `glyphs`. The origin of the first one is at `place`.
  ///
  /// - Throws: `CairoError` where the outlines cannot be read.
  func ink(
    of glyphs: [RunGlyph], font: GlyphFont, at place: SubpixelPlace
  ) throws(CairoError) -> GlyphInk {
    let string = Self.string(of: glyphs)
    let steps = Double(SubpixelPlace.steps)
    cairo_new_path(context)
    cairo_translate(context, Double(place.right) / steps, Double(place.down) / steps)
    cairo_scale(context, font.scale, font.scale)
    cairo_move_to(context, 0, 0)
    pango_cairo_glyph_string_path(context, font.font, string)
    cairo_identity_matrix(context)
    pango_glyph_string_free(string)
    guard let path = cairo_copy_path_flat(context) else { throw CairoError(reason: "out of memory") }
    defer { cairo_path_destroy(path) }
    try CairoError.check(path.pointee.status)
    guard let (mask, x, y) = PolygonFill(path.pointee).filled() else { return .empty }
    return GlyphInk(mask: mask, left: x, top: y)
  }

  private static func string(of glyphs: [RunGlyph]) -> UnsafeMutablePointer<PangoGlyphString> {
    let string = pango_glyph_string_new()!
    pango_glyph_string_set_size(string, Int32(glyphs.count))
    for (index, glyph) in glyphs.enumerated() {
      let place = glyph.relative(to: glyphs[0])
      string.pointee.glyphs[index].glyph = glyph.id
      string.pointee.glyphs[index].geometry = PangoGlyphGeometry(
        width: 0, x_offset: place.x, y_offset: place.y)
    }
    return string
  }
}

extension PolygonFill {
  /// The polygons of a path without curves. Open ones are closed.
  fileprivate init(_ path: cairo_path_t) {
    self.init()
    var (start, last, index) = ((x: 0.0, y: 0.0), (x: 0.0, y: 0.0), 0)
    while index < Int(path.num_data) {
      let header = path.data[index].header
      if header.type == CAIRO_PATH_LINE_TO {
        let point = path.data[index + 1].point
        add(from: last, to: (point.x, point.y))
        last = (point.x, point.y)
      } else {
        add(from: last, to: start)
        if header.type == CAIRO_PATH_MOVE_TO {
          let point = path.data[index + 1].point
          start = (point.x, point.y)
        }
        last = start
      }
      index += Int(header.length)
    }
    add(from: last, to: start)
  }
}
