import DeckKit
import DeckPlanning
import ImageCodecs
import Raster
import Typesetting

/// Draws scenes; keeps the cards that it drew for the last one, since neighbouring frames share most of them.
struct ScenePainter {
  private let painter: CardPainter
  private let photos: [String: DecodedPhoto]
  private var chrome: ChromePainter
  private var sprites: [SpriteKey: CardSprite] = [:]

  private struct SpriteKey: Hashable {
    var drawing: CardDrawing
    var shadow: Shadow?
    var badge: BadgeDrawing?
    var rect: PixelRect
    var scale: Int
  }

  /// A painter for scenes whose photos are decoded.
  init(
    typesetter: Typesetter, colors: SRGBConverter, icons: IconLibrary, photos: [String: DecodedPhoto]
  ) {
    painter = CardPainter(typesetter: typesetter, colors: colors)
    self.photos = photos
    chrome = ChromePainter(icons: icons, colors: colors)
  }

  /// The scene at `scale` pixels a point.
  mutating func paint(_ scene: Scene, scale: Int) -> Pixmap<PremultipliedPixel> {
    let (canvas, pixels) = (scene.canvas.rect, Double(scale))
    var picture = Pixmap(
      width: Int(canvas.width * pixels), height: Int(canvas.height * pixels),
      filledWith: scene.background.pixel(painter.colors))
    chrome.paint(scene.chrome?.under ?? [], on: &picture, canvas: canvas, scale: pixels)
    var used: [SpriteKey: CardSprite] = [:]
    for card in scene.cards where card.placement.opacity > 0 {
      let place = CardPlace(card.placement, canvas: canvas, scale: pixels)
      let key = SpriteKey(
        drawing: card.drawing, shadow: card.placement.shadow, badge: BadgeDrawing(card),
        rect: place.frame.rect, scale: scale)
      let sprite = used[key] ?? sprites[key] ?? self.sprite(card, frame: place.frame, scale: pixels)
      used[key] = sprite
      place.draw(sprite, on: &picture)
    }
    chrome.paint(scene.chrome?.over ?? [], on: &picture, canvas: canvas, scale: pixels)
    sprites = used
    return picture
  }

  private func sprite(_ card: PlacedCard, frame: PixelFrame, scale: Double) -> CardSprite {
    let photo = card.drawing.photo.flatMap { photos[$0.photo] }
    var painted = painter.paint(card.drawing, photo: photo, frame: frame, scale: scale)
    if let badge = BadgeDrawing(card) {
      painter.draw(badge, on: &painted.content, frame: frame, scale: scale)
    }
    return CardSprite(painted, shadow: card.placement.shadow, scale: scale, colors: painter.colors)
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
