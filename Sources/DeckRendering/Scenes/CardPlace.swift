import DeckKit
import Foundation
import Raster

/// The position of a card on a canvas: untransformed, rotated and scaled, or in perspective; and how it is
/// blended with the canvas.
struct CardPlace {
  /// The pixels that the card is drawn on before it is transformed.
  let frame: PixelFrame
  private let mapping: Mapping
  private let opacity: UInt8
  private let mode: Raster.BlendMode

  private enum Mapping {
    /// Drawn at its position on the canvas, without resampling.
    case straight
    case affine(AffineMap)
    case projective(ProjectiveMap)
  }

  /// Creates the position of a card on a canvas that shows `canvas` at `scale` pixels per point.
  init(_ placement: Placement, canvas: LayoutRect, scale: Double) {
    let transform = placement.transform
    opacity = UInt8((placement.opacity * 255).rounded())
    mode = Raster.BlendMode(placement.blendMode)
    var rect = placement.rect
    guard transform.rotation != 0 || transform.scale != 1 || transform.tilt != nil else {
      rect.x += transform.tx
      rect.y += transform.ty
      frame = PixelFrame(rect, origin: LayoutPoint(x: canvas.x, y: canvas.y), scale: scale)
      mapping = .straight
      return
    }
    frame = PixelFrame(rect, origin: LayoutPoint(x: rect.x, y: rect.y), scale: scale)
    mapping =
      if let tilt = transform.tilt {
        .projective(Self.perspective(of: transform, tilt, rect, canvas, scale))
      } else {
        .affine(Self.map(of: transform, rect, canvas, scale))
      }
  }

  /// The map from the card's pixels to those of the canvas.
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

  /// The map of the tilt about the card's centre, followed by the rest of the transform.
  private static func perspective(
    of transform: CardTransform, _ tilt: Tilt, _ rect: LayoutRect, _ canvas: LayoutRect, _ scale: Double
  ) -> ProjectiveMap {
    let (middle, rows) = (rect.center - LayoutPoint(x: rect.x, y: rect.y), tilt.homography)
    func row(_ index: Int) -> SIMD3<Double> { SIMD3(rows[index][0], rows[index][1], rows[index][2]) }
    var untilted = transform
    untilted.tilt = nil
    let toMiddle = AffineMap(a: 1 / scale, d: 1 / scale, tx: -middle.x, ty: -middle.y)
    let fromMiddle = AffineMap(a: scale, d: scale, tx: middle.x * scale, ty: middle.y * scale)
    return ProjectiveMap(toMiddle).then(ProjectiveMap(row(0), row(1), row(2)))
      .then(ProjectiveMap(fromMiddle)).then(ProjectiveMap(map(of: untilted, rect, canvas, scale)))
  }

  /// Draws the card on `picture`.
  func draw(_ sprite: CardSprite, on picture: inout Pixmap<PremultipliedPixel>) {
    let isPlain = mode == .normal && (opacity == 255 || sprite.shadow == nil)
    switch mapping {
    case .straight where mode == .normal && opacity == 255:
      drawStraight(sprite, on: &picture, x: frame.x, y: frame.y)
    case .straight: drawAsOne(sprite, on: &picture)
    case .affine(let map) where isPlain:
      if let shadow = sprite.shadow {
        picture.draw(shadow.pixmap, through: map.from(x: shadow.x, y: shadow.y))
      }
      picture.draw(sprite.card, through: map, opacity: opacity)
    case .affine, .projective:
      // The card is drawn on a transparent layer first, which is then blended with the picture as a whole.
      var layer = Pixmap<PremultipliedPixel>(width: picture.width, height: picture.height)
      if let shadow = sprite.shadow { draw(shadow.pixmap, x: shadow.x, y: shadow.y, on: &layer) }
      draw(sprite.card, x: 0, y: 0, on: &layer)
      picture.draw(layer, atX: 0, y: 0, mode: mode, opacity: opacity)
    }
  }

  /// Draws shadow and card one after the other, without resampling.
  private func drawStraight(
    _ sprite: CardSprite, on picture: inout Pixmap<PremultipliedPixel>, x: Int, y: Int
  ) {
    sprite.shadow?.draw(on: &picture, left: x, top: y)
    picture.draw(sprite.card, atX: x, y: y)
  }

  /// Draws shadow and card as one layer, if they are blended together.
  private func drawAsOne(_ sprite: CardSprite, on picture: inout Pixmap<PremultipliedPixel>) {
    let (columns, rows) = (sprite.shadow?.columns ?? 0..<0, sprite.shadow?.rows ?? 0..<0)
    let (left, top) = (min(0, columns.lowerBound), min(0, rows.lowerBound))
    var layer = Pixmap<PremultipliedPixel>(
      width: max(sprite.card.width, columns.upperBound) - left,
      height: max(sprite.card.height, rows.upperBound) - top)
    drawStraight(sprite, on: &layer, x: -left, y: -top)
    picture.draw(layer, atX: frame.x + left, y: frame.y + top, mode: mode, opacity: opacity)
  }

  /// Draws a picture, whose first pixel is at (`x`, `y`) of the card's frame, through the card's transform.
  private func draw(
    _ part: Pixmap<PremultipliedPixel>, x: Int, y: Int, on picture: inout Pixmap<PremultipliedPixel>
  ) {
    switch mapping {
    case .straight: picture.draw(part, atX: frame.x + x, y: frame.y + y)
    case .affine(let map): picture.draw(part, through: map.from(x: x, y: y))
    case .projective(let map):
      picture.draw(part, through: ProjectiveMap(AffineMap(tx: Double(x), ty: Double(y))).then(map))
    }
  }
}

extension AffineMap {
  /// The same map for a picture whose first pixel is at (`x`, `y`).
  fileprivate func from(x: Int, y: Int) -> AffineMap {
    var map = self
    (map.tx, map.ty) = apply(x: Double(x), y: Double(y))
    return map
  }
}

extension Raster.BlendMode {
  /// The kernel of a style's blend mode.
  init(_ mode: DeckKit.BlendMode) {
    self =
      switch mode {
      case .normal: .normal
      case .multiply: .multiply
      case .screen: .screen
      case .overlay: .overlay
      case .darken: .darken
      case .lighten: .lighten
      case .colorDodge: .colorDodge
      case .colorBurn: .colorBurn
      case .hardLight: .hardLight
      case .softLight: .softLight
      case .difference: .difference
      case .exclusion: .exclusion
      }
  }
}
