/// The rows of icons above and below a deck that fills the screen.
public struct ChromeStyle: Codable, Sendable, Hashable {
  /// Padding around the screen's content and below each row and the deck, in points.
  public var padding: Double
  /// Additional space between the rows and the deck, in points.
  public var spacing: Double
  /// Width and height of an icon's square in points.
  public var iconSize: Double
  /// Additional padding at both ends of the lower row, in points.
  public var lowerPadding: Double
  /// The shadow of the discs.
  public var discShadow: Shadow
  /// The colour of the discs.
  public var discFill: HexColor
  /// The icons of the upper row, from the leading side.
  public var upper: [ChromeIcon]
  /// The icons of the lower row, from the leading side.
  public var lower: [ChromeIcon]

  /// Creates a chrome with the given values.
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

/// An icon of the chrome.
public struct ChromeIcon: Codable, Sendable, Hashable {
  /// The name of the icon's drawing.
  public var name: String
  /// The colour of the icon.
  public var color: HexColor
  /// Scale of the drawing; 1 is the size of the icon's square.
  public var scale: Double
  /// The disc behind the icon, which does not affect the layout; nil for none.
  @Nullable public var disc: ChromeDisc?

  /// Creates an icon with the given values.
  public init(name: String, color: HexColor, scale: Double = 1, disc: ChromeDisc? = nil) {
    self.name = name
    self.color = color
    self.scale = scale
    self.disc = disc
  }
}

/// A disc behind an icon.
public struct ChromeDisc: Codable, Sendable, Hashable {
  /// Diameter as a multiple of the icon's square.
  public var diameter: Double
  /// Offset of the disc's centre from the icon's centre in points; x increases from leading to trailing.
  public var offset: LayoutPoint

  /// Creates a disc with the given values.
  public init(diameter: Double, offset: LayoutPoint = .zero) {
    self.diameter = diameter
    self.offset = offset
  }
}
