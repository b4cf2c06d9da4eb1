import Raster

/// A card that is neither turned nor tilted, on the pixels of a picture where it lies.
struct CardSprite {
  /// The card with rounded corners.
  let card: Pixmap<PremultipliedPixel>
  /// Its shadow, if any.
  let shadow: CardShadow?

  /// Creates the sprite of `card`.
  init(_ card: consuming PaintedCard, shadow: CardShadow?) {
    self.shadow = shadow
    card.content.applyCoverage(card.outline)
    self.card = card.content
  }
}

/// A card before it is turned or tilted.
///
/// Its content goes on beyond its edges, and its outline is filled where the card lies. Sampled together with
/// the content, the outline would be soft.
struct MovedSprite {
  /// The content of the card's rectangle, with square corners.
  let content: EdgeRepeatedPicture
  /// The outline, on the pixels of the content.
  let outline: RoundedRect
  /// Its shadow, if any.
  let shadow: MovedShadow?

  /// Creates the sprite of `card`.
  init(_ card: PaintedCard, shadow: MovedShadow?) {
    content = EdgeRepeatedPicture(card.content)
    outline = card.shape
    self.shadow = shadow
  }
}
