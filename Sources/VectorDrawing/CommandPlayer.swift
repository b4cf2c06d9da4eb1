import CPango
package import DeckKit
import Raster

/// Plays commands on a Cairo context.
struct CommandPlayer {
  let context: OpaquePointer
  /// Pixels a point that hairlines are one pixel and edges whole pixels of.
  let scale: Double
  /// Whether letters are drawn as the pixels that they cover.
  let drawsPixels: Bool

  func play(_ commands: [DrawCommand]) {
    for command in commands { play(command) }
  }

  private func play(_ command: DrawCommand) {
    switch command {
    case .fill(let rect, let color): fill(snapped(rect), color)
    case .polygon(let corners, let fill, let outline, let width):
      polygon(corners, fill: fill, outline: outline, width: width)
    case .hairline(let start, let length, let color): hairline(from: start, length: length, color)
    case .text(let text, let place):
      text.draw(atX: place.x, y: place.y, on: context, asPixels: drawsPixels)
    case .picture(let picture, let rect): draw(picture, in: rect)
    case .clipped(let rect, let commands):
      cairo_save(context)
      path(of: snapped(rect))
      cairo_clip(context)
      play(commands)
      cairo_restore(context)
    }
  }

  /// `rect` with its edges on whole pixels.
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

  private func draw(_ picture: Pixmap<PremultipliedPixel>, in rect: LayoutRect) {
    guard let surface = CairoPicture(picture) else { return }
    cairo_save(context)
    cairo_translate(context, rect.x, rect.y)
    cairo_scale(context, rect.width / Double(picture.width), rect.height / Double(picture.height))
    cairo_set_source_surface(context, surface.surface, 0, 0)
    cairo_paint(context)
    cairo_restore(context)
  }
}

extension LayoutRect {
  /// The rectangle with its edges moved to the nearest whole pixels, still in points, at `scale` pixels a point.
  package func snapped(toPixelsAt scale: Double) -> LayoutRect {
    func edge(_ value: Double) -> Double { (value * scale).rounded() / scale }
    let (left, top) = (edge(x), edge(y))
    return LayoutRect(x: left, y: top, width: edge(maxX) - left, height: edge(maxY) - top)
  }
}
