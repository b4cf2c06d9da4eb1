import DeckKit
import DeckPlanning
import ImageCodecs
import Raster
import Typesetting
import VectorDrawing

extension CardPainter {
  /// Draws a badge on a card's pixels. Its lengths are fractions of the card's width: font size 1/9, inset
  /// 1/12, padding 1/40, stroke 1/80.
  ///
  /// - Throws: `CairoError` if a glyph cannot be drawn.
  func draw(
    _ badge: BadgeDrawing, on content: inout Pixmap<PremultipliedPixel>, frame: PixelFrame, scale: Double
  ) throws(CairoError) {
    let width = frame.rect.width / scale
    let (size, inset, padding, stroke) = (width / 9, width / 12, width / 40, width / 80)
    let color = StraightPixel(badge.badge.color)
    let line = typesetter.line(
      badge.badge.text,
      style: TextStyle(family: nil, size: size, weight: 700, color: color, language: badge.language))
    let box = (width: line.width + 2 * padding, height: line.height + 2 * padding)
    let x = badge.side == .right ? inset : width - inset - box.width
    let place = PixelFrame(
      LayoutRect(x: x, y: inset, width: box.width, height: box.height), origin: .zero, scale: scale)
    var layer = Pixmap<PremultipliedPixel>(width: place.size.width, height: place.size.height)
    let texts = try line.layers(
      atX: place.rect.x + padding * scale, y: place.rect.y + padding * scale, scale: scale,
      columns: 0..<place.size.width, rows: 0..<place.size.height)
    for text in texts { layer.draw(text) }
    layer.fill(color, through: outline(place, radius: padding, stroke: stroke, scale: scale), atX: 0, y: 0)
    content.draw(
      colors.convert(layer), atX: place.x, y: place.y, opacity: UInt8((badge.opacity * 255).rounded()))
  }

  /// The coverage of a rounded frame: the outer outline minus the inner one.
  private func outline(_ place: PixelFrame, radius: Double, stroke: Double, scale: Double) -> CoverageMask {
    let (rect, width) = (place.rect, stroke * scale)
    let inner = PixelRect(
      x: rect.x + width, y: rect.y + width, width: max(0, rect.width - 2 * width),
      height: max(0, rect.height - 2 * width))
    let outside = CoverageMask(roundedRect: rect, radius: radius * scale, size: place.size)
    return outside.subtracting(
      CoverageMask(roundedRect: inner, radius: max(0, radius * scale - width), size: place.size))
  }
}
