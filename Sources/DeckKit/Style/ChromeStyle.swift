/// The rows of icons above and below a deck that fills a screen.
public struct ChromeStyle: Codable, Sendable, Hashable {
  /// Points around the whole, and below each of the rows and the deck.
  public var padding: Double
  /// Points between the rows and the deck, beside the padding.
  public var spacing: Double
  /// Width and height of the room of every icon in points.
  public var iconSize: Double
  /// Points at both ends of the lower row, beside the padding.
  public var lowerPadding: Double
  /// The shadow under every disc.
  public var discShadow: Shadow
  /// Colour of every disc.
  public var discFill: HexColor
  /// The icons above, from the leading side.
  public var upper: [ChromeIcon]
  /// The icons below, from the leading side.
  public var lower: [ChromeIcon]

  /// A chrome of all its parts.
  public init(
    padding: Double, spacing: Double, iconSize: Double, lowerPadding: Double, discShadow: Shadow,
    discFill: HexColor, upper: [ChromeIcon], lower: [ChromeIcon]
  ) {
    self.padding = padding
    self.spacing = spacing
    self.iconSize = iconSize
    self.lowerPadding = lowerPadding
    self.discShadow = discShadow
    self.discFill = discFill
    self.upper = upper
    self.lower = lower
  }
}

/// One icon of the chrome.
public struct ChromeIcon: Codable, Sendable, Hashable {
  /// Its name, by which its drawing is found.
  public var name: String
  /// Its tint.
  public var color: HexColor
  /// How large it is drawn, 1 = as large as its room.
  public var scale: Double
  /// The disc behind it, which takes no room; none where nil.
  @Nullable public var disc: ChromeDisc?

  /// An icon of all its parts.
  public init(name: String, color: HexColor, scale: Double = 1, disc: ChromeDisc? = nil) {
    self.name = name
    self.color = color
    self.scale = scale
    self.disc = disc
  }
}

/// A disc behind an icon.
public struct ChromeDisc: Codable, Sendable, Hashable {
  /// Diameter as a multiple of the icon's room.
  public var diameter: Double
  /// How far its centre lies from the icon's, in points; x runs from leading to trailing.
  public var offset: LayoutPoint

  /// A disc of all its parts.
  public init(diameter: Double, offset: LayoutPoint = .zero) {
    self.diameter = diameter
    self.offset = offset
  }
}
