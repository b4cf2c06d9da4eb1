package import DeckKit

/// Cards laid on a background.
package struct CardScene: Sendable, Hashable {
  /// The part of the plane that is seen: whole points of the container.
  package var canvas: LayoutRect
  /// What lies behind the cards.
  package var background: Background
  /// The cards in order of drawing.
  package var cards: [PlacedCard]
  /// The icons around them, if any.
  package var chrome: ChromeDrawing?
}

/// A card and where it is.
package struct PlacedCard: Sendable, Hashable {
  /// What is drawn; its size is that of the placement's frame.
  package var drawing: CardDrawing
  /// Where it is drawn.
  package var placement: Placement
  /// The badge on it; nil where none is seen.
  package var badge: BadgeDrawing?
}

/// A badge on a card: its text in an outline, near the top at the side that the card is dragged from.
package struct BadgeDrawing: Sendable, Hashable {
  /// Text and colour.
  package var badge: Badge
  /// The side that the card is dragged to.
  package var side: SwipeDirection
  /// 0…1.
  package var opacity: Double
  /// BCP 47 language of the text.
  package var language: String

  /// The badge of `rule` that a card shows; nil where it is not seen.
  init?(_ placed: PlacedBadge, of rule: BadgeRule, language: String) {
    guard placed.opacity > 0 else { return nil }
    badge = placed.side == .right ? rule.right : rule.left
    (side, opacity) = (placed.side, placed.opacity)
    self.language = language
  }
}

/// The canvases of scenes of cards.
enum SceneCanvas {
  /// The smallest canvas of whole points that cuts off none of `placements` with their shadows, nor the
  /// container. Of a strip the container alone is seen: its pages are as wide as the screen.
  static func rect(around placements: some Sequence<Placement>, in style: DeckStyle) -> LayoutRect {
    let whole = LayoutRect(x: 0, y: 0, width: style.size.width, height: style.size.height)
    let bounds = !style.layout.isClipped ? placements.reduce(whole) { $0.union($1.bounds) } : whole
    // An edge that is a whole point but for rounding is one.
    let rounding = 1e-6
    let (left, top) = ((bounds.x + rounding).rounded(.down), (bounds.y + rounding).rounded(.down))
    let (right, bottom) = ((bounds.maxX - rounding).rounded(.up), (bounds.maxY - rounding).rounded(.up))
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
