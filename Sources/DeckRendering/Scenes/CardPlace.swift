import DeckKit
import Foundation
import Raster

/// The position of a card on a canvas: untransformed, rotated and scaled, or in perspective; and how it is
/// blended with the canvas.
struct CardPlace {
  /// The pixels that the card is drawn on before it is transformed.
  let frame: PixelFrame
  /// The map from the card's pixels to those of the canvas; nil for a card that is drawn at its position
  /// without resampling.
  let map: CardMap?
  private let opacity: UInt8
  private let mode: Raster.BlendMode

  /// Creates the position of a card on a canvas that shows `canvas` at `scale` pixels per point.
  init(_ placement: Placement, canvas: LayoutRect, scale: Double) {
    let transform = placement.transform
    opacity = UInt8((placement.opacity * 255).rounded())
    mode = Raster.BlendMode(placement.blendMode)
    var rect = placement.rect
    let tilt = transform.tilt.flatMap { $0.angle == 0 ? nil : $0 }
    guard transform.rotation != 0 || transform.scale != 1 || tilt != nil else {
      rect.x += transform.tx
      rect.y += transform.ty
      frame = PixelFrame(rect, origin: LayoutPoint(x: canvas.x, y: canvas.y), scale: scale)
      map = nil
      return
    }
    frame = PixelFrame(rect, origin: LayoutPoint(x: rect.x, y: rect.y), scale: scale)
    map =
      if let tilt {
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

  /// Draws a card that is neither turned nor tilted on `picture`.
  func draw(_ sprite: CardSprite, on picture: inout Pixmap<PremultipliedPixel>) {
    guard mode != .normal || opacity < 255 else {
      return draw(sprite, on: &picture, x: frame.x, y: frame.y)
    }
    drawAsOne(sprite, on: &picture)
  }

  /// Draws shadow and card one after the other, without resampling.
  private func draw(
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
    draw(sprite, on: &layer, x: -left, y: -top)
    picture.draw(layer, atX: frame.x + left, y: frame.y + top, mode: mode, opacity: opacity)
  }

  /// Draws a card that is turned or tilted by `map` on `picture`.
  func draw(_ sprite: MovedSprite, through map: CardMap, on picture: inout Pixmap<PremultipliedPixel>) {
    guard mode == .normal, opacity == 255 || sprite.shadow == nil else {
      // The card is drawn on a transparent layer first, which is then blended with the picture as a whole.
      var layer = Pixmap<PremultipliedPixel>(width: picture.width, height: picture.height)
      draw(sprite, through: map, opacity: 255, on: &layer)
      return picture.draw(layer, atX: 0, y: 0, mode: mode, opacity: opacity)
    }
    draw(sprite, through: map, opacity: opacity, on: &picture)
  }

  private func draw(
    _ sprite: MovedSprite, through map: CardMap, opacity: UInt8,
    on picture: inout Pixmap<PremultipliedPixel>
  ) {
    sprite.shadow?.draw(on: &picture, through: map)
    let outline = PolygonFill(sprite.outline, through: map.projective)?.filledArea(within: picture.size)
    guard let (mask, x, y) = outline else { return }
    switch map {
    case .affine(let map):
      picture.draw(sprite.content, through: map, within: mask, atX: x, y: y, opacity: opacity)
    case .projective(let map):
      picture.draw(sprite.content, through: map, within: mask, atX: x, y: y, opacity: opacity)
    }
  }
}

/// The map from the pixels of a card that is turned or tilted to those of a canvas.
enum CardMap {
  case affine(AffineMap)
  case projective(ProjectiveMap)

  /// Whether the card is drawn in perspective.
  var isTilted: Bool {
    switch self {
    case .affine: false
    case .projective: true
    }
  }

  /// The same map.
  var projective: ProjectiveMap {
    switch self {
    case .affine(let map): ProjectiveMap(map)
    case .projective(let map): map
    }
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
