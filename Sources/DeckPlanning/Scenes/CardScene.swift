package import DeckKit

/// Cards on a background.
package struct CardScene: Sendable, Hashable {
  /// The visible rectangle, in whole points of the container.
  package var canvas: LayoutRect
  /// The background.
  package var background: Background
  /// The cards in drawing order.
  package var cards: [PlacedCard]
  /// The icons around the cards, if any.
  package var chrome: ChromeDrawing?
}

/// A card and its placement.
package struct PlacedCard: Sendable, Hashable {
  /// What is drawn; its size is that of the placement's rectangle.
  package var drawing: CardDrawing
  /// The placement.
  package var placement: Placement
  /// The badge on it; nil if none is visible.
  package var badge: BadgeDrawing?
}

/// A badge on a card: a text in an outline, near the top, at the side that the card is dragged from.
package struct BadgeDrawing: Sendable, Hashable {
  /// Text and colour.
  package var badge: Badge
  /// The side that the card is dragged to.
  package var side: SwipeDirection
  /// The opacity, 0…1.
  package var opacity: Double
  /// BCP 47 language of the text.
  package var language: String

  /// Creates the badge of `rule` that a card shows; nil if it is not visible.
  init?(_ placed: PlacedBadge, of rule: BadgeRule, language: String) {
    guard placed.opacity > 0 else { return nil }
    badge = placed.side == .right ? rule.right : rule.left
    (side, opacity) = (placed.side, placed.opacity)
    self.language = language
  }
}

/// The canvases of scenes of cards.
enum SceneCanvas {
  /// The smallest canvas of whole points that contains the container and all `placements` with their shadows.
  /// The canvas of a strip is the container: its pages are as wide as the screen.
  static func rect(around placements: some Sequence<Placement>, in style: DeckStyle) -> LayoutRect {
    let whole = LayoutRect(x: 0, y: 0, width: style.size.width, height: style.size.height)
    let bounds = !style.layout.isClipped ? placements.reduce(whole) { $0.union($1.bounds) } : whole
    // The tolerance absorbs rounding errors in edges that are whole points.
    let rounding = 1e-6
    let (left, top) = ((bounds.x + rounding).rounded(.down), (bounds.y + rounding).rounded(.down))
    let (right, bottom) = ((bounds.maxX - rounding).rounded(.up), (bounds.maxY - rounding).rounded(.up))
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
