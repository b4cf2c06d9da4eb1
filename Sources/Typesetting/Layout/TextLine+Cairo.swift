import CPango
import Raster
package import VectorDrawing

extension TextLine: VectorText {
  /// Draws the text on a Cairo context, whose transformation must be a scale and a translation.
  ///
  /// - Throws: `CairoError` where a glyph cannot be drawn.
  package func draw(
    atX x: Double, y: Double, on cairo: OpaquePointer, asPixels: Bool
  ) throws(CairoError) {
    if asPixels { try drawPixels(atX: x, y: y, on: cairo) } else { drawLetters(atX: x, y: y, on: cairo) }
    try CairoError.check(cairo_status(cairo))
  }

  private func drawLetters(atX x: Double, y: Double, on cairo: OpaquePointer) {
    setSource(style.color, of: cairo)
    forEachRun { run, runX, baseline, _ in
      cairo_move_to(cairo, x + runX, y + baseline)
      pango_cairo_show_glyph_item(cairo, pango_layout_get_text(layout), run.item)
    }
  }

  private func drawPixels(atX x: Double, y: Double, on cairo: OpaquePointer) throws(CairoError) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    let (columns, rows) = Self.unclippedPixels(on: cairo)
    let (left, top) = (x * matrix.xx + matrix.x0, y * matrix.yy + matrix.y0)
    for part in try parts(atX: left, y: top, scale: matrix.xx) {
      switch part {
      case .letters(let ink): try fill(ink, on: cairo, columns: columns, rows: rows)
      case .pictures(let pictures): pictures.draw(on: cairo, color: style.color)
      }
    }
    cairo_restore(cairo)
  }

  /// The columns and rows within the clip.
  private static func unclippedPixels(on cairo: OpaquePointer) -> (columns: Range<Int>, rows: Range<Int>) {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return (
      Int(left.rounded(.down))..<Int(right.rounded(.up)), Int(top.rounded(.down))..<Int(bottom.rounded(.up))
    )
  }

  private func fill(
    _ ink: [PlacedInk], on cairo: OpaquePointer, columns: Range<Int>, rows: Range<Int>
  ) throws(CairoError) {
    guard let layer = layer(of: ink, columns: columns, rows: rows),
      case .letters(let mask, let color) = layer.content
    else { return }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height))
    defer { cairo_surface_destroy(surface) }
    try CairoError.check(cairo_surface_status(surface))
    guard let target = cairo_image_surface_get_data(surface) else {
      throw CairoError(reason: "the surface has no pixels")
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    mask.coverage.withUnsafeBufferPointer { source in
      for y in 0..<mask.height {
        (target + y * stride).update(from: source.baseAddress! + y * mask.width, count: mask.width)
      }
    }
    cairo_surface_mark_dirty(surface)
    setSource(color, of: cairo)
    cairo_mask_surface(cairo, surface, Double(layer.x), Double(layer.y))
  }
}
