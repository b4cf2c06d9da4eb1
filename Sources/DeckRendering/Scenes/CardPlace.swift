import DeckKit
import Foundation
import Raster

/// Where a card goes on a canvas: straight onto its pixels, turned and scaled, or seen in perspective; and
/// how it is laid on what is there.
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
    mode = Raster.BlendMode(placement.blendMode)
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
      if let tilt = transform.tilt {
        .projective(Self.perspective(of: transform, tilt, rect, canvas, scale))
      } else {
        .affine(Self.map(of: transform, rect, canvas, scale))
      }
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

  /// Lays the card on `picture`.
  func draw(_ sprite: CardSprite, on picture: inout Pixmap<PremultipliedPixel>) {
    let isPlain = mode == .normal && (opacity == 255 || sprite.shadow == nil)
    switch way {
    case .straight where mode == .normal && opacity == 255:
      drawStraight(sprite, on: &picture, x: frame.x, y: frame.y)
    case .straight: drawAsOne(sprite, on: &picture)
    case .affine(let map) where isPlain:
      if let shadow = sprite.shadow {
        picture.draw(shadow.pixmap, through: map.from(x: shadow.x, y: shadow.y))
      }
      picture.draw(sprite.card, through: map, opacity: opacity)
    case .affine, .projective:
      // A clear layer first, which is then laid on the picture as a whole.
      var layer = Pixmap<PremultipliedPixel>(width: picture.width, height: picture.height)
      if let shadow = sprite.shadow { draw(shadow.pixmap, x: shadow.x, y: shadow.y, on: &layer) }
      draw(sprite.card, x: 0, y: 0, on: &layer)
      picture.draw(layer, atX: 0, y: 0, mode: mode, opacity: opacity)
    }
  }

  /// Shadow and card, one after the other, where nothing is resampled.
  private func drawStraight(
    _ sprite: CardSprite, on picture: inout Pixmap<PremultipliedPixel>, x: Int, y: Int
  ) {
    sprite.shadow?.draw(on: &picture, left: x, top: y)
    picture.draw(sprite.card, atX: x, y: y)
  }

  /// Shadow and card as one layer, for where they are blended together.
  private func drawAsOne(_ sprite: CardSprite, on picture: inout Pixmap<PremultipliedPixel>) {
    let (columns, rows) = (sprite.shadow?.columns ?? 0..<0, sprite.shadow?.rows ?? 0..<0)
    let (left, top) = (min(0, columns.lowerBound), min(0, rows.lowerBound))
    var layer = Pixmap<PremultipliedPixel>(
      width: max(sprite.card.width, columns.upperBound) - left,
      height: max(sprite.card.height, rows.upperBound) - top)
    drawStraight(sprite, on: &layer, x: -left, y: -top)
    picture.draw(layer, atX: frame.x + left, y: frame.y + top, mode: mode, opacity: opacity)
  }

  /// Draws a picture whose first pixel is at (`x`, `y`) of the card's frame, where the card is resampled.
  private func draw(
    _ part: Pixmap<PremultipliedPixel>, x: Int, y: Int, on picture: inout Pixmap<PremultipliedPixel>
  ) {
    switch way {
    case .straight: picture.draw(part, atX: frame.x + x, y: frame.y + y)
    case .affine(let map): picture.draw(part, through: map.from(x: x, y: y))
    case .projective(let map):
      picture.draw(part, through: ProjectiveMap(AffineMap(tx: Double(x), ty: Double(y))).then(map))
    }
  }
}

extension AffineMap {
  /// The same map of a picture whose first pixel is at (`x`, `y`).
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
