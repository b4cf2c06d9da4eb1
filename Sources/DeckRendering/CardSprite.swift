import DeckKit
import DeckPlanning
import ImageCodecs
import Raster

/// A card over its shadow, ready to be laid on a scene.
struct CardSprite {
  /// The card over its shadow, for where nothing is resampled.
  var whole: Layer
  /// The shadow, if there is one, and the card, for where they are resampled: together, the cubic would swing below the shadow
  /// beside the card's edge, and a bright line would run around it.
  var parts: [Layer]

  /// A picture with some room around the card's frame.
  struct Layer {
    var pixmap: Pixmap<PremultipliedPixel>
    /// How far left of and above the card's frame the picture begins, in pixels.
    var margin = 0
  }

  /// `card` over the shadow of its outline.
  init(_ card: PaintedCard, shadow: Shadow?, scale: Double, colors: SRGBConverter) {
    let top = Layer(pixmap: card.premultiplied)
    guard let shadow, shadow.opacity > 0 else {
      whole = top
      parts = [top]
      return
    }
    let under = Self.shadow(shadow, of: card, scale: scale, colors: colors)
    whole = under
    whole.pixmap.draw(top.pixmap, atX: under.margin, y: under.margin)
    parts = [under, top]
  }

  private static func shadow(
    _ shadow: Shadow, of card: PaintedCard, scale: Double, colors: SRGBConverter
  ) -> Layer {
    let kernel = GaussianKernel(standardDeviation: shadow.radius * scale)
    let offset = (x: Int((shadow.offset.x * scale).rounded()), y: Int((shadow.offset.y * scale).rounded()))
    let margin = kernel.radius + max(abs(offset.x), abs(offset.y))
    var pixmap = Pixmap<PremultipliedPixel>(
      width: card.content.width + 2 * margin, height: card.content.height + 2 * margin)
    pixmap.fill(
      colors.pixel(shadow.color), through: card.outline.padded(by: kernel.radius).blurred(kernel),
      atX: margin - kernel.radius + offset.x, y: margin - kernel.radius + offset.y, opacity: shadow.opacity)
    return Layer(pixmap: pixmap, margin: margin)
  }
}
