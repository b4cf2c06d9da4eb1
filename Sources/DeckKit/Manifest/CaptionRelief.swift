/// What is done beyond a style to make a card's texts readable on its photo.
public struct CaptionRelief: Codable, Sendable, Hashable {
  /// Opacity, 0…1, of the scrim that is added under the texts: black under light texts, white under dark
  /// ones. It fades in above texts at the bottom, and covers the whole card where they stand in its middle.
  public var scrimOpacity: Double
  /// Whether the texts have a soft shadow, since the scrim alone was not enough.
  public var hasShadow: Bool

  /// A relief of all its parts.
  public init(scrimOpacity: Double, hasShadow: Bool) {
    self.scrimOpacity = scrimOpacity
    self.hasShadow = hasShadow
  }
}
