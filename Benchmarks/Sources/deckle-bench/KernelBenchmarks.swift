import Foundation
import Raster

/// Measures the pixel kernels as they are used for cards.
///
/// - Parameter measure: returns the figure of a step, given its name and its work.
func kernelFigures(_ card: Pixmap<StraightPixel>, _ measure: (String, () -> Void) -> Figure) -> [Figure] {
  let size = card.size
  let picture = card.premultiplied()
  let outline = CoverageMask(roundedRect: PixelRect(size), radius: 44, size: size)
  var cut = picture
  cut.applyCoverage(outline)
  let content = EdgeRepeatedPicture(picture)
  let shape = RoundedRect(PixelRect(size), radius: 44)
  return resampleFigures(picture, measure) + alphaFigures(picture, outline, measure) + [
    measure("outline a card of rounded corners") {
      _ = CoverageMask(roundedRect: PixelRect(size), radius: 44, size: size)
    },
    measure("warp a card on 900 × 1000") { [target = Pixmap<PremultipliedPixel>(width: 900, height: 1000)] in
      var target = target
      guard
        let (mask, x, y) = PolygonFill(shape, through: ProjectiveMap(turn))?.filledArea(within: target.size)
      else { return }
      target.draw(content, through: turn, within: mask, atX: x, y: y)
    },
    measure("blur a card's outline by 4") { _ = outline.blurred(GaussianKernel(standardDeviation: 4)) },
    measure("blend a gradient over half a card") {
      var target = picture
      target.blend(
        VerticalGradient(color: StraightPixel(red: 0, green: 0, blue: 0), startY: 400, endY: 800))
    },
    measure("draw a card over another") {
      var target = picture
      target.draw(cut, atX: 0, y: 0)
    },
    measure("fill a card's outline") {
      var target = picture
      target.fill(StraightPixel(red: 9, green: 9, blue: 9), through: outline, atX: 0, y: 0, opacity: 0.5)
    },
  ]
}

/// A rotation by 0.2 radians about a card's centre, which is mapped to the centre of 900 × 1000 pixels.
private let turn = AffineMap(
  a: cos(0.2), b: sin(0.2), c: -sin(0.2), d: cos(0.2), tx: 450 - cos(0.2) * 300 + sin(0.2) * 400,
  ty: 500 - sin(0.2) * 300 - cos(0.2) * 400)

private func resampleFigures(
  _ card: Pixmap<PremultipliedPixel>, _ measure: (String, () -> Void) -> Figure
) -> [Figure] {
  let cases = [
    (PixelSize(width: 2016, height: 1512), PixelRect(x: 441, y: 0, width: 1134, height: 1512)),
    (PixelSize(width: 750, height: 1000), PixelRect(x: 0, y: 0, width: 750, height: 1000)),
    (PixelSize(width: 1200, height: 1600), PixelRect(x: 0, y: 0, width: 1200, height: 1600)),
  ]
  return cases.map { size, crop in
    let photo = card.resampled(crop: PixelRect(card.size), to: size)
    return measure("resample a photo of \(size) to a card") {
      _ = photo.resampled(crop: crop, to: card.size)
    }
  }
}

private func alphaFigures(
  _ card: Pixmap<PremultipliedPixel>, _ outline: CoverageMask, _ measure: (String, () -> Void) -> Figure
) -> [Figure] {
  var cut = card
  cut.applyCoverage(outline)
  return [
    measure("see a card through its outline") { _ = card.straight(through: outline) },
    measure("divide a card by its alpha") { _ = cut.straightened() },
    measure("turn a card upright") { _ = card.oriented(.rotated90) },
  ]
}
