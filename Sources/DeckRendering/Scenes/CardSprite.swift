import DeckKit
import ImageCodecs
import Raster

/// A card and its shadow before they are transformed. They are separate pictures: resampled together, the
/// cubic filter would undershoot beside the card's edge and draw a brighter line around it.
struct CardSprite {
  /// The card with rounded corners.
  let card: Pixmap<PremultipliedPixel>
  /// Its shadow, if any.
  let shadow: CardShadow?

  /// Creates the sprite of `card` and the shadow of its outline.
  init(_ card: consuming PaintedCard, shadow: Shadow?, scale: Double, colors: SRGBConverter) {
    self.shadow = shadow.flatMap {
      $0.opacity > 0 ? CardShadow($0, of: card.outline, scale: scale, colors: colors) : nil
    }
    card.content.applyCoverage(card.outline)
    self.card = card.content
  }
}

/// The blurred shadow of an outline.
struct CardShadow {
  private let mask: CoverageMask
  private let color: StraightPixel
  private let opacity: Double
  /// The position of the mask's first pixel, relative to that of the card's frame.
  let x, y: Int

  /// - Parameter scale: pixels per point.
  init(_ shadow: Shadow, of outline: CoverageMask, scale: Double, colors: SRGBConverter) {
    let kernel = GaussianKernel(standardDeviation: shadow.radius * scale)
    mask = outline.padded(by: kernel.radius).blurred(kernel)
    color = colors.pixel(shadow.color)
    opacity = shadow.opacity
    x = Int((shadow.offset.x * scale).rounded()) - kernel.radius
    y = Int((shadow.offset.y * scale).rounded()) - kernel.radius
  }

  /// Draws the shadow of a card whose frame starts at (`left`, `top`).
  func draw(on picture: inout Pixmap<PremultipliedPixel>, left: Int, top: Int) {
    picture.fill(color, through: mask, atX: left + x, y: top + y, opacity: opacity)
  }

  /// The shadow as a picture of its own, for resampling.
  var pixmap: Pixmap<PremultipliedPixel> {
    var pixmap = Pixmap<PremultipliedPixel>(width: mask.width, height: mask.height)
    pixmap.fill(color, through: mask, atX: 0, y: 0, opacity: opacity)
    return pixmap
  }

  /// The columns that it covers, relative to the first pixel of the card's frame.
  var columns: Range<Int> { x..<x + mask.width }
  /// The rows that it covers, relative to the first pixel of the card's frame.
  var rows: Range<Int> { y..<y + mask.height }
}
