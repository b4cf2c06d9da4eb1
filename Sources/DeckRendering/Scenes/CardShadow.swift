import DeckKit
import ImageCodecs
import Raster

/// The blurred shadow of an outline that is neither turned nor tilted.
struct CardShadow {
  private let mask: CoverageMask
  private let color: StraightPixel
  private let opacity: Double
  /// The position of the mask's first pixel, relative to that of the card's frame.
  let x, y: Int

  /// - Parameter scale: pixels per point.
  init(_ shadow: Shadow, of card: PaintedCard, scale: Double, colors: SRGBConverter) {
    let kernel = GaussianKernel(standardDeviation: shadow.radius * scale)
    let offset = PixelOffset(shadow.offset, scale: scale)
    mask = offset.coverage(by: card.shape, card.outline).padded(by: kernel.radius).blurred(kernel)
    color = colors.pixel(shadow.color)
    opacity = shadow.opacity
    (x, y) = (offset.x - kernel.radius, offset.y - kernel.radius)
  }

  /// Draws the shadow of a card whose frame starts at (`left`, `top`).
  func draw(on picture: inout Pixmap<PremultipliedPixel>, left: Int, top: Int) {
    picture.fill(color, through: mask, atX: left + x, y: top + y, opacity: opacity)
  }

  /// Draws the shadow of a card that is tilted by `map`.
  func draw(on picture: inout Pixmap<PremultipliedPixel>, through map: ProjectiveMap) {
    var pixmap = Pixmap<PremultipliedPixel>(width: mask.width, height: mask.height)
    pixmap.fill(color, through: mask, atX: 0, y: 0, opacity: opacity)
    picture.draw(pixmap, through: ProjectiveMap(AffineMap(tx: Double(x), ty: Double(y))).then(map))
  }

  /// The columns that it covers, relative to the first pixel of the card's frame.
  var columns: Range<Int> { x..<x + mask.width }
  /// The rows that it covers, relative to the first pixel of the card's frame.
  var rows: Range<Int> { y..<y + mask.height }
}
