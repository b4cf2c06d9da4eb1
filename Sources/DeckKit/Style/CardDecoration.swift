/// How a card is decorated.
public struct CardDecoration: Codable, Sendable, Hashable {
  /// Radius of the rounded corners in points.
  public var cornerRadius: Double
  /// What shows where the photo is transparent or missing.
  public var fill: HexColor
  /// The shadow under each card; none where nil.
  @Nullable public var shadow: Shadow?
  /// The darkening under the caption; none where nil.
  @Nullable public var scrim: Scrim?
  /// Where and how the texts are set.
  public var caption: CaptionStyle
  /// How the whole card with its texts mixes with what is under it.
  public var blendMode: BlendMode

  /// A decoration of all its parts.
  public init(
    cornerRadius: Double, fill: HexColor, shadow: Shadow?, scrim: Scrim?, caption: CaptionStyle,
    blendMode: BlendMode = .normal
  ) {
    self.cornerRadius = cornerRadius
    self.fill = fill
    self.shadow = shadow
    self.scrim = scrim
    self.caption = caption
    self.blendMode = blendMode
  }
}

/// A soft shadow: the card's outline blurred by a Gaussian, tinted and moved.
public struct Shadow: Codable, Sendable, Hashable {
  /// The tint.
  public var color: HexColor
  /// Opacity under the middle of the card, 0…1.
  public var opacity: Double
  /// The Gaussian's standard deviation in points (half of a CSS blur).
  public var radius: Double
  /// How far the shadow is moved, in points.
  public var offset: LayoutPoint

  /// A shadow of all its parts.
  public init(color: HexColor, opacity: Double, radius: Double, offset: LayoutPoint) {
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
  }

  /// How far the shadow reaches beyond the card on any side, in points: three standard deviations and the
  /// offset.
  public var reach: Double { 3 * radius + max(abs(offset.x), abs(offset.y)) }
}

/// A vertical gradient of one colour over a card.
public struct Scrim: Codable, Sendable, Hashable {
  /// The tint.
  public var color: HexColor
  /// Where it begins, as a fraction of the card's height from the top.
  public var start: Double
  /// Where it ends, as a fraction of the card's height.
  public var end: Double
  /// Opacity at and above `start`, 0…1.
  public var startOpacity: Double
  /// Opacity at and below `end`, 0…1.
  public var endOpacity: Double

  /// A scrim of all its parts.
  public init(color: HexColor, start: Double, end: Double, startOpacity: Double, endOpacity: Double) {
    self.color = color
    self.start = start
    self.end = end
    self.startOpacity = startOpacity
    self.endOpacity = endOpacity
  }
}
