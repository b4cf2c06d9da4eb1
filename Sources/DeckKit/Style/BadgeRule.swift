/// The badges that fade in on a card while it is dragged to a side.
public struct BadgeRule: Codable, Sendable, Hashable {
  /// Horizontal offset of the card, in points, beyond which its badge becomes visible.
  public var start: Double
  /// Horizontal offset of the card, in points, at which its badge is fully opaque.
  public var end: Double
  /// The badge of cards dragged to the right.
  public var right: Badge
  /// The badge of cards dragged to the left.
  public var left: Badge

  /// Creates a rule with the given values.
  public init(start: Double, end: Double, right: Badge, left: Badge) {
    self.start = start
    self.end = end
    self.right = right
    self.left = left
  }

  /// The badge of a card whose horizontal offset is `offset` points; nil if no badge is visible.
  public func badge(atOffset offset: Double) -> PlacedBadge? {
    let distance = abs(offset) - start
    guard distance > 0 else { return nil }
    return PlacedBadge(
      side: offset > 0 ? .right : .left, opacity: end > start ? min(distance / (end - start), 1) : 1)
  }
}

/// A badge.
public struct Badge: Codable, Sendable, Hashable {
  /// The text.
  public var text: String
  /// The colour.
  public var color: HexColor

  /// Creates a badge with the given values.
  public init(text: String, color: HexColor) {
    self.text = text
    self.color = color
  }
}

/// A visible badge of a card.
public struct PlacedBadge: Codable, Sendable, Hashable {
  /// The side to which the card is dragged, which determines the badge.
  public var side: SwipeDirection
  /// Opacity, 0…1.
  public var opacity: Double

  /// Creates a badge with the given values.
  public init(side: SwipeDirection, opacity: Double) {
    self.side = side
    self.opacity = opacity
  }
}
