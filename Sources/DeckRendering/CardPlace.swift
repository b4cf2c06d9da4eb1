import DeckKit
import Foundation
import Raster

/// Where a card goes on a canvas: straight onto its pixels, turned and scaled, or seen in perspective; and how it is laid on
/// what is there.
struct CardPlace {
  /// The pixels that the card is drawn on before it is moved.
  let frame: PixelFrame
  private let way: Way
  private let opacity: UInt8
  private let mode: Raster.BlendMode

  private enum Way {
    /// Drawn on the very pixels where it lies, so that nothing is resampled twice.
    case straight
    case affine(AffineMap)
    case projective(ProjectiveMap)
  }

  /// The place of a card on a canvas that shows `canvas` at `scale` pixels a point.
  init(_ placement: Placement, canvas: LayoutRect, scale: Double) {
    let transform = placement.transform
    opacity = UInt8((placement.opacity * 255).rounded())
    mode = Raster.BlendMode(rawValue: placement.blendMode.rawValue) ?? .normal
    var rect = placement.rect
    guard transform.rotation != 0 || transform.scale != 1 || transform.tilt != nil else {
      rect.x += transform.tx
      rect.y += transform.ty
      frame = PixelFrame(rect, origin: LayoutPoint(x: canvas.x, y: canvas.y), scale: scale)
      way = .straight
      return
    }
    frame = PixelFrame(rect, origin: LayoutPoint(x: rect.x, y: rect.y), scale: scale)
    way =
      transform.tilt == nil
      ? .affine(Self.map(of: transform, rect, canvas, scale))
      : .projective(Self.perspective(of: transform, rect, canvas, scale))
  }

  /// From the card's pixels to the canvas's.
  private static func map(
    of transform: CardTransform, _ rect: LayoutRect, _ canvas: LayoutRect, _ scale: Double
  ) -> AffineMap {
    let (cosine, sine) = (
      transform.scale * cos(transform.rotation), transform.scale * sin(transform.rotation)
    )
    let corner = transform.apply(to: LayoutPoint(x: rect.x, y: rect.y), in: rect)
    return AffineMap(
      a: cosine, b: sine, c: -sine, d: cosine, tx: (corner.x - canvas.x) * scale,
      ty: (corner.y - canvas.y) * scale)
  }

  /// The tilt about the card's middle, then what moves the card.
  private static func perspective(
    of transform: CardTransform, _ rect: LayoutRect, _ canvas: LayoutRect, _ scale: Double
  ) -> ProjectiveMap {
    let (middle, rows) = (rect.center - LayoutPoint(x: rect.x, y: rect.y), transform.tilt?.homography ?? [])
    func row(_ index: Int) -> SIMD3<Double> { SIMD3(rows[index][0], rows[index][1], rows[index][2]) }
    var untilted = transform
    untilted.tilt = nil
    let toMiddle = AffineMap(a: 1 / scale, d: 1 / scale, tx: -middle.x, ty: -middle.y)
    let fromMiddle = AffineMap(a: scale, d: scale, tx: middle.x * scale, ty: middle.y * scale)
    return ProjectiveMap(toMiddle).then(ProjectiveMap(row(0), row(1), row(2)))
      .then(ProjectiveMap(fromMiddle)).then(ProjectiveMap(map(of: untilted, rect, canvas, scale)))
  }

  /// Lays the card on `picture`.
  func draw(_ sprite: CardSprite, on picture: inout Pixmap<PremultipliedPixel>) {
    switch way {
    case .straight:
      let (whole, margin) = (sprite.whole.pixmap, sprite.whole.margin)
      picture.draw(whole, atX: frame.x - margin, y: frame.y - margin, mode: mode, opacity: opacity)
    case .affine where mode == .normal && (opacity == 255 || sprite.parts.count == 1):
      for part in sprite.parts { draw(part, on: &picture, opacity: opacity) }
    case .affine, .projective:
      // A clear layer first, which is then laid on the picture as a whole.
      var layer = Pixmap<PremultipliedPixel>(width: picture.width, height: picture.height)
      for part in sprite.parts { draw(part, on: &layer, opacity: 255) }
      picture.draw(layer, atX: 0, y: 0, mode: mode, opacity: opacity)
    }
  }

  /// Draws a part of a card where the card is resampled.
  private func draw(
    _ part: CardSprite.Layer, on picture: inout Pixmap<PremultipliedPixel>, opacity: UInt8
  ) {
    let margin = Double(part.margin)
    switch way {
    case .straight: picture.draw(part.pixmap, atX: frame.x - part.margin, y: frame.y - part.margin)
    case .affine(let map):
      picture.draw(part.pixmap, through: map.from(x: -margin, y: -margin), opacity: opacity)
    case .projective(let map):
      picture.draw(part.pixmap, through: ProjectiveMap(AffineMap(tx: -margin, ty: -margin)).then(map))
    }
  }
}

extension AffineMap {
  /// The same map of a picture whose first pixel is at (`x`, `y`).
  fileprivate func from(x: Double, y: Double) -> AffineMap {
    var map = self
    (map.tx, map.ty) = apply(x: x, y: y)
    return map
  }
}
