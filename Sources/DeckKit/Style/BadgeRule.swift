/// The badges that appear on a card as it is dragged to a side.
public struct BadgeRule: Codable, Sendable, Hashable {
  /// Points from the card's place at which a badge begins to show.
  public var start: Double
  /// Points from the card's place at which it is wholly there.
  public var end: Double
  /// The badge of a card dragged to the right.
  public var right: Badge
  /// The badge of a card dragged to the left.
  public var left: Badge

  /// A rule of all its parts.
  public init(start: Double, end: Double, right: Badge, left: Badge) {
    self.start = start
    self.end = end
    self.right = right
    self.left = left
  }

  /// The badge of a card that is `offset` points right of its place; nil where none shows.
  public func badge(atOffset offset: Double) -> PlacedBadge? {
    let way = abs(offset) - start
    guard way > 0 else { return nil }
    return PlacedBadge(
      side: offset > 0 ? .right : .left, opacity: end > start ? min(way / (end - start), 1) : 1)
  }
}

/// One badge.
public struct Badge: Codable, Sendable, Hashable {
  /// What it says.
  public var text: String
  /// Its colour.
  public var color: HexColor

  /// A badge of all its parts.
  public init(text: String, color: HexColor) {
    self.text = text
    self.color = color
  }
}

/// A badge as it shows on a card.
public struct PlacedBadge: Codable, Sendable, Hashable {
  /// The side that it stands for.
  public var side: SwipeDirection
  /// Opacity, 0…1.
  public var opacity: Double

  /// A badge of all its parts.
  public init(side: SwipeDirection, opacity: Double) {
    self.side = side
    self.opacity = opacity
  }
}
