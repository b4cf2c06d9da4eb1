import DeckKit
import DeckPlanning
import ImageCodecs
import Raster
import Typesetting
import VectorDrawing

extension CaptionStyle {
  /// The colour of reliefs: black under light text, white under dark text.
  fileprivate var reliefColor: HexColor {
    LuminanceWeights.sRGB.isLight(StraightPixel(name.color)) ? .black : .white
  }

  /// The shadow of the text: the style's own, or the one of the relief.
  fileprivate func shadow(with relief: CaptionRelief?) -> Shadow? {
    if let shadow { return shadow }
    guard relief?.hasShadow == true else { return nil }
    return Shadow(color: reliefColor, opacity: 0.9, radius: name.size / 10, offset: .zero)
  }
}

extension CardPainter {
  /// Draws the scrim, the relief and the text's shadow of a card on the pixels of `frame`.
  ///
  /// - Throws: `CairoError` if a glyph cannot be drawn.
  func drawUnderlay(
    of drawing: CardDrawing, _ caption: CaptionLayout, on content: inout Pixmap<PremultipliedPixel>,
    frame: PixelFrame, scale: Double
  ) throws(CairoError) {
    if let scrim = drawing.decoration.scrim { content.blend(gradient(scrim, in: frame)) }
    guard let top = caption.lines.map(\.rect.y).min() else { return }
    if let relief = drawing.relief, relief.scrimOpacity > 0 {
      content.blend(gradient(relief, of: drawing, top: top, in: frame, scale: scale))
    }
    if let shadow = drawing.decoration.caption.shadow(with: drawing.relief) {
      try draw(shadow, of: caption, on: &content, frame: frame, scale: scale)
    }
  }

  private func gradient(_ scrim: Scrim, in frame: PixelFrame) -> VerticalGradient {
    VerticalGradient(
      color: colors.pixel(scrim.color), startY: frame.rect.y + scrim.start * frame.rect.height,
      endY: frame.rect.y + scrim.end * frame.rect.height, startOpacity: scrim.startOpacity,
      endOpacity: scrim.endOpacity)
  }

  /// The gradient of the relief. It has full opacity from the top of the texts down, and fades in over one
  /// and a half lines above them. If texts are centred in the card, it is uniform.
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
    frame: PixelFrame, scale: Double
  ) throws(CairoError) {
    let deviation = shadow.radius * scale
    let radius = GaussianKernel(standardDeviation: deviation).radius
    let offset = PixelOffset(shadow.offset, scale: scale)
    let reach = radius + max(abs(offset.x), abs(offset.y)) + 1
    let layers = try layers(of: caption, reach: reach, frame: frame, scale: scale)
    guard let letters = PlacedMask(of: layers) else { return }
    content.fill(
      colors.pixel(shadow.color),
      through: letters.mask.padded(by: radius)
        .blurred(standardDeviation: deviation, movedRight: offset.right, down: offset.down),
      atX: letters.x - radius + offset.x, y: letters.y - radius + offset.y, opacity: shadow.opacity)
  }

  /// Draws the text.
  ///
  /// - Throws: `CairoError` if a glyph cannot be drawn.
  func drawLetters(
    of caption: CaptionLayout, on content: inout Pixmap<PremultipliedPixel>, frame: PixelFrame, scale: Double
  ) throws(CairoError) {
    for layer in try layers(of: caption, reach: 0, frame: frame, scale: scale) {
      content.draw(colors.convert(layer))
    }
  }

  /// The text on the pixels of `frame` and `reach` pixels around them, in sRGB.
  private func layers(
    of caption: CaptionLayout, reach: Int, frame: PixelFrame, scale: Double
  ) throws(CairoError) -> [TextLayer] {
    let layers = try caption.lines.map { (line) throws(CairoError) in
      try line.text.layers(
        atX: frame.rect.x + line.x * scale,
        y: frame.rect.y + (line.baseline - line.text.baseline) * scale, scale: scale,
        columns: -reach..<(frame.size.width + reach), rows: -reach..<(frame.size.height + reach))
    }
    return Array(layers.joined())
  }
}

extension SRGBConverter {
  /// Converts the colour or the picture of a part of a text.
  fileprivate func convert(_ layer: TextLayer) -> TextLayer {
    var layer = layer
    switch layer.content {
    case .letters(let mask, let color): layer.content = .letters(mask, convert(color))
    case .picture(let picture): layer.content = .picture(convert(picture))
    }
    return layer
  }
}
