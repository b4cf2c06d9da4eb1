import DeckKit
import DeckPlanning
import ImageCodecs
import Raster

/// Draws scenes of cards. Caches the cards of the last scene, because successive frames share most of them.
struct ScenePainter {
  private let painter: CardPainter
  private var chrome: ChromePainter
  private var sprites = RecentCache<SpriteKey, CardSprite>()
  private var movedSprites = RecentCache<SpriteKey, MovedSprite>()
  private var captions = RecentCache<CardDrawing, CaptionLayout>()

  fileprivate struct SpriteKey: Hashable {
    var drawing: CardDrawing
    var shadow: Shadow?
    var badge: BadgeDrawing?
    var rect: PixelRect
    var isTilted: Bool
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
    for card in scene.cards where card.placement.opacity > 0 {
      let place = CardPlace(card.placement, canvas: canvas, scale: scale)
      if let map = place.map {
        place.draw(try movedSprite(card, place, map, photos: photos, scale), through: map, on: &picture)
      } else {
        place.draw(try sprite(card, place, photos: photos, scale), on: &picture)
      }
    }
    try chrome.paint(scene.chrome?.over ?? [], on: &picture, canvas: canvas, scale: scale)
    sprites.advance()
    movedSprites.advance()
    captions.advance()
    return picture
  }

  private mutating func sprite(
    _ card: PlacedCard, _ place: CardPlace, photos: PhotoAccess, _ scale: Double
  ) throws -> CardSprite {
    let key = SpriteKey(card, place, isTilted: false, scale)
    let (painter, caption) = (painter, caption(of: card.drawing))
    return try sprites.value(for: key) {
      let painted = try painter.paint(card, caption, photos: photos, frame: place.frame, scale: scale)
      let shadow = card.placement.visibleShadow.map {
        CardShadow($0, of: painted, scale: scale, colors: painter.colors)
      }
      return CardSprite(painted, shadow: shadow)
    }
  }

  private mutating func movedSprite(
    _ card: PlacedCard, _ place: CardPlace, _ map: CardMap, photos: PhotoAccess, _ scale: Double
  ) throws -> MovedSprite {
    let key = SpriteKey(card, place, isTilted: map.isTilted, scale)
    let (painter, caption) = (painter, caption(of: card.drawing))
    return try movedSprites.value(for: key) {
      let painted = try painter.paint(card, caption, photos: photos, frame: place.frame, scale: scale)
      let shadow = card.placement.visibleShadow.map {
        MovedShadow($0, of: painted, isTilted: map.isTilted, scale: scale, colors: painter.colors)
      }
      return MovedSprite(painted, shadow: shadow)
    }
  }

  private mutating func caption(of drawing: CardDrawing) -> CaptionLayout {
    let typesetter = painter.typesetter
    return captions.value(for: drawing) { CaptionLayout(of: drawing, typesetter: typesetter) }
  }
}

extension ScenePainter.SpriteKey {
  fileprivate init(_ card: PlacedCard, _ place: CardPlace, isTilted: Bool, _ scale: Double) {
    self.init(
      drawing: card.drawing, shadow: card.placement.shadow, badge: card.badge, rect: place.frame.rect,
      isTilted: isTilted, scale: scale)
  }
}

extension CardPainter {
  /// Paints the card with its badge on the pixels of `frame`.
  ///
  /// - Throws: `PhotoError` if its photo cannot be read; `CairoError` if a glyph cannot be drawn.
  fileprivate func paint(
    _ card: PlacedCard, _ caption: CaptionLayout, photos: PhotoAccess, frame: PixelFrame, scale: Double
  ) throws -> PaintedCard {
    let photo = try photos.photo(of: card.drawing, pixelWidth: card.drawing.size.width * scale)
    var painted = try paint(card.drawing, caption, photo: photo, frame: frame, scale: scale)
    if let badge = card.badge { try draw(badge, on: &painted.content, frame: frame, scale: scale) }
    return painted
  }
}

extension Placement {
  /// The shadow, unless it is clear.
  fileprivate var visibleShadow: Shadow? { shadow.flatMap { $0.opacity > 0 ? $0 : nil } }
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
