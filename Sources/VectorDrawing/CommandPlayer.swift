import CPango
package import DeckKit
import Raster

/// Draws commands on a Cairo context.
struct CommandPlayer {
  let context: OpaquePointer
  /// Pixels per point. Hairlines are one pixel wide, and edges are moved to whole pixels.
  let scale: Double
  /// Whether letters are drawn as pixels instead of text.
  let drawsPixels: Bool

  /// - Throws: ``CairoError`` where a text or a picture cannot be drawn.
  func play(_ commands: [DrawCommand]) throws(CairoError) {
    for command in commands { try play(command) }
  }

  private func play(_ command: DrawCommand) throws(CairoError) {
    switch command {
    case .fill(let rect, let color): fill(snapped(rect), color)
    case .polygon(let corners, let fill, let outline, let width):
      polygon(corners, fill: fill, outline: outline, width: width)
    case .hairline(let start, let length, let color): hairline(from: start, length: length, color)
    case .text(let text, let point):
      try text.draw(atX: point.x, y: point.y, on: context, asPixels: drawsPixels)
    case .picture(let picture, let rect): try draw(picture, in: rect)
    case .clipped(let rect, let commands):
      cairo_save(context)
      path(of: snapped(rect))
      cairo_clip(context)
      try play(commands)
      cairo_restore(context)
    }
  }

  /// The rectangle with its edges moved to whole pixels.
  private func snapped(_ rect: LayoutRect) -> LayoutRect { rect.snapped(toPixelsAt: scale) }

  private func setSource(_ color: StraightPixel) {
    cairo_set_source_rgba(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      Double(color.alpha) / 255)
  }

  private func path(of rect: LayoutRect) {
    cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
  }

  private func fill(_ rect: LayoutRect, _ color: StraightPixel) {
    setSource(color)
    path(of: rect)
    cairo_fill(context)
  }

  private func hairline(from start: LayoutPoint, length: Double, _ color: StraightPixel) {
    var rect = snapped(LayoutRect(x: start.x, y: start.y, width: length, height: 0))
    rect.height = 1 / scale
    fill(rect, color)
  }

  private func polygon(
    _ corners: [LayoutPoint], fill: StraightPixel, outline: StraightPixel, width: Double
  ) {
    cairo_new_path(context)
    for corner in corners { cairo_line_to(context, corner.x, corner.y) }
    cairo_close_path(context)
    setSource(fill)
    cairo_fill_preserve(context)
    setSource(outline)
    cairo_set_line_width(context, width)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    cairo_set_miter_limit(context, 10)
    cairo_stroke(context)
  }

  private func draw(_ picture: Pixmap<PremultipliedPixel>, in rect: LayoutRect) throws(CairoError) {
    guard picture.size.area > 0 else { return }
    let surface = try CairoPicture(picture)
    cairo_save(context)
    cairo_translate(context, rect.x, rect.y)
    cairo_scale(context, rect.width / Double(picture.width), rect.height / Double(picture.height))
    cairo_set_source_surface(context, surface.surface, 0, 0)
    cairo_paint(context)
    cairo_restore(context)
  }
}

extension LayoutRect {
  /// The rectangle, in points, with its edges moved to the nearest whole pixels at `scale` pixels per point.
  package func snapped(toPixelsAt scale: Double) -> LayoutRect {
    func edge(_ value: Double) -> Double { (value * scale).rounded() / scale }
    let (left, top) = (edge(x), edge(y))
    return LayoutRect(x: left, y: top, width: edge(maxX) - left, height: edge(maxY) - top)
  }
}
