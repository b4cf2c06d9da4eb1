import DeckKit
import DeckPlanning
import ImageCodecs
import Raster
import Typesetting
import VectorDrawing

/// A card's pixels: the content of its rectangle, and the coverage of its rounded outline.
struct PaintedCard {
  /// Fill, photo, scrim and caption, with square corners.
  var content: Pixmap<PremultipliedPixel>
  /// The rounded outline, on the pixels of the content.
  var shape: RoundedRect
  /// The coverage of the pixels by the outline.
  var outline: CoverageMask

  /// The card with rounded corners, for compositing.
  var premultiplied: Pixmap<PremultipliedPixel> {
    var card = content
    card.applyCoverage(outline)
    return card
  }

  /// The card with rounded corners, for a file. Pixels at the corners keep the colour of the content;
  /// multiplying and dividing by alpha would round it.
  var straight: Pixmap<StraightPixel> {
    guard content.isOpaque else { return premultiplied.straightened() }
    return content.straight(through: outline)
  }
}

/// Draws single cards.
struct CardPainter {
  let typesetter: Typesetter
  let colors: SRGBConverter

  /// Paints the card on the pixels of `frame`.
  ///
  /// - Parameters:
  ///   - caption: the layout of the drawing's texts.
  ///   - photo: the decoded photo of the drawing's crop; nil if it has none.
  ///   - scale: pixels per point.
  /// - Throws: `CairoError` if a glyph cannot be drawn.
  func paint(
    _ drawing: CardDrawing, _ caption: CaptionLayout, photo: DecodedPhoto?, frame: PixelFrame, scale: Double
  ) throws(CairoError) -> PaintedCard {
    var content = base(drawing, photo: photo, frame: frame)
    try drawUnderlay(of: drawing, caption, on: &content, frame: frame, scale: scale)
    try drawLetters(of: caption, on: &content, frame: frame, scale: scale)
    let shape = RoundedRect(frame.rect, radius: drawing.decoration.cornerRadius * scale)
    let outline = CoverageMask(roundedRect: shape.rect, radius: shape.radius, size: frame.size)
    return PaintedCard(content: content, shape: shape, outline: outline)
  }

  /// The photo over the fill colour.
  func base(
    _ drawing: CardDrawing, photo: DecodedPhoto?, frame: PixelFrame
  ) -> Pixmap<PremultipliedPixel> {
    let fill = colors.pixel(drawing.decoration.fill).premultiplied
    guard let crop = drawing.photo, let photo else {
      return Pixmap(width: frame.size.width, height: frame.size.height, filledWith: fill)
    }
    let picture = photo.resampled(crop: crop.rect(covering: frame), to: frame.size)
    guard photo.header.hasAlpha else { return picture }
    var base = Pixmap(width: frame.size.width, height: frame.size.height, filledWith: fill)
    base.draw(picture, atX: 0, y: 0)
    return base
  }
}

extension PhotoCrop {
  /// The part of the photo under all pixels of `frame`; the card itself may cover only a part of them.
  fileprivate func rect(covering frame: PixelFrame) -> PixelRect {
    let (perX, perY) = (rect.width / frame.rect.width, rect.height / frame.rect.height)
    return PixelRect(
      x: rect.x - frame.rect.x * perX, y: rect.y - frame.rect.y * perY,
      width: Double(frame.size.width) * perX, height: Double(frame.size.height) * perY)
  }
}
