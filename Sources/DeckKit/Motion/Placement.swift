/// Where one card of a picture is and how it is laid on the others.
public struct Placement: Codable, Sendable, Hashable {
  /// The card's id.
  public var card: CardID
  /// The slot it rests in, 0 = front; a card that is moving up has the slot that it came from. In a strip the
  /// page, in a list the row.
  public var slot: Int
  /// The card's frame before it is transformed, in the container's points.
  public var rect: LayoutRect
  /// How the frame is moved.
  public var transform: CardTransform
  /// Opacity of the card and its shadow together, 0…1.
  public var opacity: Double
  /// Order of drawing: a card with a larger z lies nearer.
  public var z: Int
  /// How the card mixes with what is under it.
  public var blendMode: BlendMode
  /// The shadow under the card; none where nil.
  public var shadow: Shadow?
  /// The badge on the card; none where nil.
  public var badge: PlacedBadge?

  /// A placement of all its parts.
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

  /// Where the point of the card at (`x`, `y`) from its top left corner, in points, is in the container.
  public func locate(x: Double, y: Double) -> LayoutPoint {
    transform.apply(to: LayoutPoint(x: rect.x + x, y: rect.y + y), in: rect)
  }

  /// The smallest upright rectangle that holds the card and its shadow.
  public var bounds: LayoutRect { transform.bounds(of: rect.outset(by: shadow?.reach ?? 0), in: rect) }
}
