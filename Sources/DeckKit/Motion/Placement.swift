/// The position and appearance of one card in a picture.
public struct Placement: Codable, Sendable, Hashable {
  /// The card's id.
  public var card: CardID
  /// The slot of the card, 0 for the front. A card that is advancing has its previous slot. In a strip, the
  /// page index; in a list, the row index.
  public var slot: Int
  /// The card's frame before the transform, in the container's points.
  public var rect: LayoutRect
  /// The transform of the frame.
  public var transform: CardTransform
  /// Opacity of the card and its shadow together, 0…1.
  public var opacity: Double
  /// Drawing order: cards with greater values are drawn later.
  public var z: Int
  /// The blend mode of the card with what is drawn before it.
  public var blendMode: BlendMode
  /// The shadow under the card; nil for none.
  public var shadow: Shadow?
  /// The badge on the card; nil for none.
  public var badge: PlacedBadge?

  /// Creates a placement with the given values.
  public init(
    card: CardID, slot: Int, rect: LayoutRect, transform: CardTransform = .identity, opacity: Double = 1,
    z: Int, blendMode: BlendMode = .normal, shadow: Shadow? = nil, badge: PlacedBadge? = nil
  ) {
    self.card = card
    self.slot = slot
    self.rect = rect
    self.transform = transform
    self.opacity = opacity
    self.z = z
    self.blendMode = blendMode
    self.shadow = shadow
    self.badge = badge
  }

  /// The position in the container of the card's point (`x`, `y`), given in points from its top left corner.
  public func locate(x: Double, y: Double) -> LayoutPoint {
    transform.apply(to: LayoutPoint(x: rect.x + x, y: rect.y + y), in: rect)
  }

  /// The bounding box of the transformed card and its shadow.
  public var bounds: LayoutRect { transform.bounds(of: rect.outset(by: shadow?.reach ?? 0), in: rect) }
}
