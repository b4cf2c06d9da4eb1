import DeckKit
import DeckPlanning
import ImageCodecs
import Raster
import Typesetting

extension CaptionStyle {
  /// Black under light letters, white under dark ones.
  fileprivate var reliefColor: HexColor {
    LuminanceWeights.sRGB.isLight(StraightPixel(name.color)) ? .black : .white
  }

  /// The shadow of the letters: the style's own, else the one that makes them readable.
  fileprivate func shadow(with relief: CaptionRelief?) -> Shadow? {
    if let shadow { return shadow }
    guard relief?.hasShadow == true else { return nil }
    return Shadow(color: reliefColor, opacity: 0.9, radius: name.size / 10, offset: .zero)
  }
}

extension CardPainter {
  /// What lies under a card's letters on the pixels of `frame`: its scrim, what is added to it, and the letters' shadow.
  func drawUnderlay(
    of drawing: CardDrawing, _ caption: CaptionLayout, on content: inout Pixmap<PremultipliedPixel>,
    frame: PixelFrame, scale: Double
  ) {
    if let scrim = drawing.decoration.scrim { content.blend(gradient(scrim, in: frame)) }
    guard let top = caption.lines.map(\.rect.y).min() else { return }
    if let relief = drawing.relief, relief.scrimOpacity > 0 {
      content.blend(gradient(relief, of: drawing, top: top, in: frame, scale: scale))
    }
    if let shadow = drawing.decoration.caption.shadow(with: drawing.relief) {
      draw(shadow, of: caption, on: &content, frame: frame, scale: scale)
    }
  }

  private func gradient(_ scrim: Scrim, in frame: PixelFrame) -> VerticalGradient {
    VerticalGradient(
      color: colors.pixel(scrim.color), startY: frame.rect.y + scrim.start * frame.rect.height,
      endY: frame.rect.y + scrim.end * frame.rect.height, startOpacity: scrim.startOpacity,
      endOpacity: scrim.endOpacity)
  }

  /// Full strength from the texts' top down, fading in over one and a half lines above them; the whole card alike where
  /// texts stand in its middle.
  private func gradient(
    _ relief: CaptionRelief, of drawing: CardDrawing, top: Double, in frame: PixelFrame, scale: Double
  ) -> VerticalGradient {
    let style = drawing.decoration.caption
    let end = frame.rect.y + top * scale
    return VerticalGradient(
      color: colors.pixel(style.reliefColor), startY: end - 1.5 * style.name.size * scale, endY: end,
      startOpacity: style.placement == .center ? relief.scrimOpacity : 0, endOpacity: relief.scrimOpacity)
  }

  private func draw(
    _ shadow: Shadow, of caption: CaptionLayout, on content: inout Pixmap<PremultipliedPixel>,
    frame: PixelFrame,
    scale: Double
  ) {
    guard let layer = letters(of: caption, reach: shadow.reach, frame: frame, scale: scale) else { return }
    let mask = CoverageMask(alphaOf: layer.picture)
      .blurred(GaussianKernel(standardDeviation: shadow.radius * scale))
    content.fill(
      colors.pixel(shadow.color), through: mask, atX: Int((shadow.offset.x * scale).rounded()),
      y: layer.row + Int((shadow.offset.y * scale).rounded()), opacity: shadow.opacity)
  }

  /// Draws the letters themselves.
  func drawLetters(
    of caption: CaptionLayout, on content: inout Pixmap<PremultipliedPixel>, frame: PixelFrame, scale: Double
  ) {
    guard let layer = letters(of: caption, reach: 0, frame: frame, scale: scale) else { return }
    content.draw(colors.convert(layer.picture), atX: 0, y: layer.row)
  }

  /// The letters on a clear picture of only the rows from `reach` points above them on; `row` is its first one.
  private func letters(
    of caption: CaptionLayout, reach: Double, frame: PixelFrame, scale: Double
  ) -> (picture: Pixmap<PremultipliedPixel>, row: Int)? {
    guard let top = caption.lines.map(\.rect.y).min() else { return nil }
    let first = Int((frame.rect.y + (top - reach) * scale).rounded(.down)) - 1
    let row = min(max(0, first), frame.size.height)
    let picture = typesetter.draw(
      caption.lines.map { ($0.text, $0.x, $0.baseline - $0.text.baseline) },
      size: PixelSize(width: frame.size.width, height: frame.size.height - row), scale: scale,
      offset: (frame.rect.x, frame.rect.y - Double(row)))
    return (picture, row)
  }
}
