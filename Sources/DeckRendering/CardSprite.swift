import DeckKit
import DeckPlanning
import ImageCodecs
import Raster

/// A card over its shadow, ready to be laid on a scene.
struct CardSprite {
  /// The picture, with room for the shadow around the card.
  var pixmap: Pixmap<PremultipliedPixel>
  /// How far left of and above the card's frame the picture begins, in pixels.
  var margin: Int

  /// `card` over the shadow of its outline.
  init(_ card: PaintedCard, shadow: Shadow?, scale: Double, colors: SRGBConverter) {
    guard let shadow, shadow.opacity > 0 else {
      self.init(pixmap: card.premultiplied, margin: 0)
      return
    }
    let kernel = GaussianKernel(standardDeviation: shadow.radius * scale)
    let offset = (x: Int((shadow.offset.x * scale).rounded()), y: Int((shadow.offset.y * scale).rounded()))
    let margin = kernel.radius + max(abs(offset.x), abs(offset.y))
    var pixmap = Pixmap<PremultipliedPixel>(
      width: card.content.width + 2 * margin, height: card.content.height + 2 * margin)
    pixmap.fill(
      colors.pixel(shadow.color), through: card.outline.padded(by: kernel.radius).blurred(kernel),
      atX: margin - kernel.radius + offset.x, y: margin - kernel.radius + offset.y, opacity: shadow.opacity)
    pixmap.draw(card.premultiplied, atX: margin, y: margin)
    self.init(pixmap: pixmap, margin: margin)
  }

  private init(pixmap: Pixmap<PremultipliedPixel>, margin: Int) {
    self.pixmap = pixmap
    self.margin = margin
  }
}
