/// The additions to a style that make a card's texts readable on its photo.
public struct CaptionRelief: Codable, Sendable, Hashable {
  /// Opacity of the added scrim, 0…1. The scrim is black behind light texts and white behind dark ones. For
  /// texts at the bottom of the card it fades in above them; for texts in the middle it covers the whole
  /// card.
  public var scrimOpacity: Double
  /// Whether the texts have a soft shadow, which is added if the scrim alone does not give enough contrast.
  public var hasShadow: Bool

  /// Creates a relief with the given values.
  public init(scrimOpacity: Double, hasShadow: Bool) {
    self.scrimOpacity = scrimOpacity
    self.hasShadow = hasShadow
  }
}
