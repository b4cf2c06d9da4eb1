import DeckKit
import ImageCodecs
import Raster

/// The shadow of a card that is turned or tilted.
struct MovedShadow {
  /// The outline that is blurred, on the pixels of the card's content.
  private let shape: RoundedRect
  private let color: StraightPixel
  private let opacity: Double
  /// The standard deviation of the Gaussian in pixels.
  private let deviation: Double
  /// The shadow before a card is tilted. In perspective no Gaussian blurs it alike everywhere.
  private let flat: CardShadow?

  /// - Parameter scale: pixels per point.
  init(_ shadow: Shadow, of card: PaintedCard, isTilted: Bool, scale: Double, colors: SRGBConverter) {
    shape = card.shape.moved(x: shadow.offset.x * scale, y: shadow.offset.y * scale)
    color = colors.pixel(shadow.color)
    opacity = shadow.opacity
    deviation = shadow.radius * scale
    flat =
      isTilted && deviation > 0
      ? CardShadow(shadow, of: card, scale: scale, colors: colors) : nil
  }

  /// Draws the shadow of a card that lies where `map` puts it. A shadow of a card that is turned is blurred
  /// after turning; no pixel of it is sampled.
  func draw(on picture: inout Pixmap<PremultipliedPixel>, through map: CardMap) {
    switch map {
    case .projective(let map):
      if let flat { return flat.draw(on: &picture, through: map) }
      fill(map, deviation: 0, on: &picture)
    case .affine(let map):
      fill(ProjectiveMap(map), deviation: deviation * map.scale, on: &picture)
    }
  }

  private func fill(_ map: ProjectiveMap, deviation: Double, on picture: inout Pixmap<PremultipliedPixel>) {
    let kernel = GaussianKernel(standardDeviation: deviation)
    // The part of the outline that is blurred into the picture.
    let margin = kernel.radius
    let inMargin = map.then(ProjectiveMap(AffineMap(tx: Double(margin), ty: Double(margin))))
    let size = PixelSize(width: picture.width + 2 * margin, height: picture.height + 2 * margin)
    guard let (mask, x, y) = PolygonFill(shape, through: inMargin)?.filledArea(within: size) else { return }
    picture.fill(
      color, through: mask.padded(by: margin).blurred(kernel), atX: x - 2 * margin, y: y - 2 * margin,
      opacity: opacity)
  }
}

extension AffineMap {
  /// The factor of lengths of a map that turns and scales.
  fileprivate var scale: Double { abs(a * d - b * c).squareRoot() }
}
