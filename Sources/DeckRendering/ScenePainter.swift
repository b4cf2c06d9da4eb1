import DeckKit
import DeckPlanning
import Foundation
import ImageCodecs
import Raster
import Typesetting

/// Draws scenes; keeps the cards that it drew for the last one, since neighbouring frames share most of them.
struct ScenePainter {
  private let painter: CardPainter
  private let photos: [String: DecodedPhoto]
  private var sprites: [SpriteKey: CardSprite] = [:]

  private struct SpriteKey: Hashable {
    var drawing: CardDrawing
    var shadow: Shadow?
    var rect: PixelRect
    var scale: Int
  }

  /// A painter for scenes whose photos are decoded.
  init(typesetter: Typesetter, colors: SRGBConverter, photos: [String: DecodedPhoto]) {
    painter = CardPainter(typesetter: typesetter, colors: colors)
    self.photos = photos
  }

  /// The scene at `scale` pixels a point.
  mutating func paint(_ scene: Scene, scale: Int) -> Pixmap<PremultipliedPixel> {
    let (canvas, pixels) = (scene.canvas.rect, Double(scale))
    var picture = Pixmap(
      width: Int(canvas.width * pixels), height: Int(canvas.height * pixels),
      filledWith: scene.background.pixel(painter.colors))
    var used: [SpriteKey: CardSprite] = [:]
    for card in scene.cards where card.placement.opacity > 0 {
      let place = CardPlace(card.placement, canvas: canvas, scale: pixels)
      let key = SpriteKey(
        drawing: card.drawing, shadow: card.placement.shadow, rect: place.frame.rect, scale: scale)
      let sprite = used[key] ?? sprites[key] ?? self.sprite(card, frame: place.frame, scale: pixels)
      used[key] = sprite
      place.draw(sprite, on: &picture)
    }
    sprites = used
    return picture
  }

  private func sprite(_ card: PlacedCard, frame: PixelFrame, scale: Double) -> CardSprite {
    let photo = card.drawing.photo.flatMap { photos[$0.photo] }
    let painted = painter.paint(card.drawing, photo: photo, frame: frame, scale: scale)
    return CardSprite(painted, shadow: card.placement.shadow, scale: scale, colors: painter.colors)
  }
}

/// Where a card goes on a canvas: straight onto its pixels, or turned and scaled.
private struct CardPlace {
  let frame: PixelFrame
  private let map: AffineMap?
  private let opacity: UInt8

  init(_ placement: Placement, canvas: LayoutRect, scale: Double) {
    let transform = placement.transform
    opacity = UInt8((placement.opacity * 255).rounded())
    guard transform.rotation != 0 || transform.scale != 1 else {
      // Drawn on the very pixels where it lies, so that nothing is resampled twice.
      var rect = placement.rect
      rect.x += transform.tx
      rect.y += transform.ty
      frame = PixelFrame(rect, origin: LayoutPoint(x: canvas.x, y: canvas.y), scale: scale)
      map = nil
      return
    }
    let rect = placement.rect
    frame = PixelFrame(rect, origin: LayoutPoint(x: rect.x, y: rect.y), scale: scale)
    let (cosine, sine) = (
      transform.scale * cos(transform.rotation), transform.scale * sin(transform.rotation)
    )
    let corner = transform.apply(to: LayoutPoint(x: rect.x, y: rect.y), in: rect)
    map = AffineMap(
      a: cosine, b: sine, c: -sine, d: cosine, tx: (corner.x - canvas.x) * scale,
      ty: (corner.y - canvas.y) * scale)
  }

  func draw(_ sprite: CardSprite, on picture: inout Pixmap<PremultipliedPixel>) {
    guard let map else {
      picture.draw(sprite.pixmap, atX: frame.x - sprite.margin, y: frame.y - sprite.margin, opacity: opacity)
      return
    }
    let start = map.apply(x: -Double(sprite.margin), y: -Double(sprite.margin))
    var moved = map
    (moved.tx, moved.ty) = start
    picture.draw(sprite.pixmap, through: moved, opacity: opacity)
  }
}

extension Background {
  /// The pixel that a picture begins with.
  fileprivate func pixel(_ colors: SRGBConverter) -> PremultipliedPixel {
    switch self {
    case .transparent: .clear
    case .color(let color): colors.pixel(color).premultiplied
    }
  }
}
