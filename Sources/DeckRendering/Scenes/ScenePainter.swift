import DeckKit
import DeckPlanning
import ImageCodecs
import Raster

/// Draws scenes of cards. Caches the cards of the last scene, because successive frames share most of them.
struct ScenePainter {
  private let painter: CardPainter
  private var chrome: ChromePainter
  private var sprites: [SpriteKey: CardSprite] = [:]
  private var captions: [CardDrawing: CaptionLayout] = [:]

  private struct SpriteKey: Hashable {
    var drawing: CardDrawing
    var shadow: Shadow?
    var badge: BadgeDrawing?
    var rect: PixelRect
    var scale: Double
  }

  init(painter: CardPainter, icons: IconLibrary) {
    self.painter = painter
    chrome = ChromePainter(icons: icons, colors: painter.colors)
  }

  /// Draws the scene at `scale` pixels per point.
  ///
  /// - Throws: `PhotoError` if the photo of a card cannot be read; `CairoError` if a glyph cannot be drawn;
  ///   the errors of ``IconLibrary/icon(_:)``.
  mutating func paint(
    _ scene: CardScene, photos: PhotoAccess, scale: Double
  ) throws -> Pixmap<PremultipliedPixel> {
    let canvas = scene.canvas
    var picture = Pixmap(
      width: Int(canvas.width * scale), height: Int(canvas.height * scale),
      filledWith: scene.background.pixel(painter.colors))
    try chrome.paint(scene.chrome?.under ?? [], on: &picture, canvas: canvas, scale: scale)
    var (usedSprites, usedCaptions): ([SpriteKey: CardSprite], [CardDrawing: CaptionLayout]) = ([:], [:])
    for card in scene.cards where card.placement.opacity > 0 {
      let place = CardPlace(card.placement, canvas: canvas, scale: scale)
      let key = SpriteKey(
        drawing: card.drawing, shadow: card.placement.shadow, badge: card.badge, rect: place.frame.rect,
        scale: scale)
      let caption =
        usedCaptions[card.drawing] ?? captions[card.drawing]
        ?? CaptionLayout(of: card.drawing, typesetter: painter.typesetter)
      let sprite =
        try usedSprites[key] ?? sprites[key]
        ?? sprite(card, caption, photos: photos, frame: place.frame, scale: scale)
      (usedCaptions[card.drawing], usedSprites[key]) = (caption, sprite)
      place.draw(sprite, on: &picture)
    }
    try chrome.paint(scene.chrome?.over ?? [], on: &picture, canvas: canvas, scale: scale)
    (sprites, captions) = (usedSprites, usedCaptions)
    return picture
  }

  private func sprite(
    _ card: PlacedCard, _ caption: CaptionLayout, photos: PhotoAccess, frame: PixelFrame, scale: Double
  ) throws -> CardSprite {
    let photo = try photos.photo(of: card.drawing, pixelWidth: card.drawing.size.width * scale)
    var painted = try painter.paint(card.drawing, caption, photo: photo, frame: frame, scale: scale)
    if let badge = card.badge { try painter.draw(badge, on: &painted.content, frame: frame, scale: scale) }
    return CardSprite(painted, shadow: card.placement.shadow, scale: scale, colors: painter.colors)
  }
}

extension Background {
  /// The pixel that a picture is filled with first.
  fileprivate func pixel(_ colors: SRGBConverter) -> PremultipliedPixel {
    switch self {
    case .transparent: .clear
    case .color(let color): colors.pixel(color).premultiplied
    }
  }
}
