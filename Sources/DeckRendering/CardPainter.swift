import DeckKit
import DeckPlanning
import ImageCodecs
import Raster
import Typesetting

/// A card's pixels: what fills its rectangle, and the coverage of its rounded outline.
struct PaintedCard {
  /// Fill, photo, scrim and caption, with square corners.
  var content: Pixmap<PremultipliedPixel>
  /// The rounded outline.
  var outline: CoverageMask

  /// The card with its corners cut, for laying over others.
  var premultiplied: Pixmap<PremultipliedPixel> {
    var card = content
    card.applyCoverage(outline)
    return card
  }

  /// The card with its corners cut, for a file. Colour at the corners is that of the content itself and not what
  /// is left of it after multiplying and dividing.
  var straight: Pixmap<StraightPixel> {
    guard content.isOpaque else { return premultiplied.straightened() }
    return content.straight(through: outline)
  }
}

/// Draws single cards.
struct CardPainter {
  let typesetter: Typesetter
  let colors: SRGBConverter

  /// The card on the pixels of `frame`.
  ///
  /// - Parameters:
  ///   - photo: the decoded photo of the drawing's crop; nil where it has none.
  ///   - scale: pixels a point.
  func paint(_ drawing: CardDrawing, photo: DecodedPhoto?, frame: PixelFrame, scale: Double) -> PaintedCard {
    let rect = frame.rect
    var content = base(drawing, photo: photo, frame: frame)
    if let scrim = drawing.decoration.scrim {
      content.blend(
        VerticalGradient(
          color: colors.pixel(scrim.color), startY: rect.y + scrim.start * rect.height,
          endY: rect.y + scrim.end * rect.height, startOpacity: scrim.startOpacity,
          endOpacity: scrim.endOpacity))
    }
    drawCaption(of: drawing, on: &content, frame: frame, scale: scale)
    let outline = CoverageMask(
      roundedRect: rect, radius: drawing.decoration.cornerRadius * scale, size: frame.size)
    return PaintedCard(content: content, outline: outline)
  }

  /// The photo over the fill colour.
  private func base(
    _ drawing: CardDrawing, photo: DecodedPhoto?, frame: PixelFrame
  ) -> Pixmap<PremultipliedPixel> {
    let fill = colors.pixel(drawing.decoration.fill).premultiplied
    guard let crop = drawing.photo, let photo else {
      return Pixmap(width: frame.size.width, height: frame.size.height, filledWith: fill)
    }
    let seen = photo.decodedRect(of: crop.rect(seenThrough: frame))
    let picture = photo.pixmap.resampled(crop: seen, to: frame.size)
    guard photo.header.hasAlpha else { return picture }
    var base = Pixmap(width: frame.size.width, height: frame.size.height, filledWith: fill)
    base.draw(picture, atX: 0, y: 0)
    return base
  }

  private func drawCaption(
    of drawing: CardDrawing, on content: inout Pixmap<PremultipliedPixel>, frame: PixelFrame, scale: Double
  ) {
    let lines = CaptionLayout(of: drawing, typesetter: typesetter).lines
    guard let top = lines.map(\.rect.y).min() else { return }
    // Only the rows from the first line on are drawn and blended.
    let firstRow = min(max(0, Int((frame.rect.y + top * scale).rounded(.down)) - 1), frame.size.height)
    let text = typesetter.draw(
      lines.map { ($0.text, $0.x, $0.baseline - $0.text.baseline) },
      size: PixelSize(width: frame.size.width, height: frame.size.height - firstRow), scale: scale,
      offset: (frame.rect.x, frame.rect.y - Double(firstRow)))
    content.draw(colors.convert(text), atX: 0, y: firstRow)
  }
}

extension PhotoCrop {
  /// The part of the photo that lies under all pixels of `frame`, of which the card itself may cover a part only.
  fileprivate func rect(seenThrough frame: PixelFrame) -> PixelRect {
    let (perX, perY) = (rect.width / frame.rect.width, rect.height / frame.rect.height)
    return PixelRect(
      x: rect.x - frame.rect.x * perX, y: rect.y - frame.rect.y * perY,
      width: Double(frame.size.width) * perX, height: Double(frame.size.height) * perY)
  }
}
