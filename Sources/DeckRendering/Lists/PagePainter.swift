import DeckKit
import DeckPlanning
import ImageCodecs
import Raster
import VectorDrawing

/// Renders pages to pixels and to documents.
struct PagePainter {
  let painter: CardPainter

  /// A picture of a page, rendered at one scale.
  struct Sprite {
    var pixmap: Pixmap<PremultipliedPixel>
    /// The position of its first pixel, in pixels of the page.
    var x, y: Int
  }

  /// Renders a picture at `scale` pixels per point, clipped to its window, whose edges are rounded to whole
  /// pixels.
  ///
  /// - Throws: `PhotoError` if the photo cannot be read; `CairoError` if a glyph cannot be drawn.
  func sprite(_ picture: PageDrawing.Picture, photos: PhotoAccess, scale: Double) throws -> Sprite {
    let frame = PixelFrame(picture.rect, origin: .zero, scale: scale)
    let photo = try photos.photo(of: picture.drawing, pixelWidth: picture.rect.width * scale)
    let card = try painter.paint(
      picture.drawing, CaptionLayout(of: picture.drawing, typesetter: painter.typesetter), photo: photo,
      frame: frame, scale: scale * picture.factor)
    let window = picture.window.snapped(toPixelsAt: scale)
    let (left, top) = (Int((window.x * scale).rounded()), Int((window.y * scale).rounded()))
    let (right, bottom) = (Int((window.maxX * scale).rounded()), Int((window.maxY * scale).rounded()))
    let (x, y) = (max(left, frame.x), max(top, frame.y))
    let size = PixelSize(
      width: min(right, frame.x + frame.size.width) - x, height: min(bottom, frame.y + frame.size.height) - y)
    var cut = Pixmap<PremultipliedPixel>(width: size.width, height: size.height)
    cut.draw(card.premultiplied, atX: frame.x - x, y: frame.y - y)
    return Sprite(pixmap: cut, x: x, y: y)
  }

  /// Renders the page in the target colour space. Texts and colours are converted as one layer, so that emoji
  /// keep their colours.
  ///
  /// - Throws: `CairoError` if Cairo fails.
  func image(
    _ page: PageDrawing, sprites: [Sprite], scale: Double
  ) throws(CairoError) -> Pixmap<PremultipliedPixel> {
    let layer = try ImagePage.draw(background(of: page) + page.commands, size: page.size, scale: scale)
    var picture = painter.colors.convert(layer)
    for sprite in sprites { picture.draw(sprite.pixmap, atX: sprite.x, y: sprite.y) }
    return picture
  }

  /// Adds the page to a document; the sprites were rendered at `scale` pixels per point.
  ///
  /// - Throws: `CairoError` if Cairo fails.
  func add(
    _ page: PageDrawing, sprites: [Sprite], scale: Double, to document: PDFDocument
  ) throws(CairoError) {
    let pictures = sprites.map { sprite in
      DrawCommand.picture(
        sprite.pixmap,
        LayoutRect(
          x: Double(sprite.x) / scale, y: Double(sprite.y) / scale,
          width: Double(sprite.pixmap.width) / scale,
          height: Double(sprite.pixmap.height) / scale))
    }
    try document.add(background(of: page) + page.commands + pictures, size: page.size)
  }

  private func background(of page: PageDrawing) -> [DrawCommand] {
    guard case .color(let color) = page.background else { return [] }
    return [
      .fill(
        LayoutRect(x: 0, y: 0, width: page.size.width, height: page.size.height), StraightPixel(color))
    ]
  }
}
