/// The appearance of a card.
public struct CardDecoration: Codable, Sendable, Hashable {
  /// Corner radius in points.
  public var cornerRadius: Double
  /// The colour behind the photo, visible where the photo is transparent or missing.
  public var fill: HexColor
  /// The shadow under the card; nil for none.
  @Nullable public var shadow: Shadow?
  /// The gradient between photo and texts; nil for none.
  @Nullable public var scrim: Scrim?
  /// The position and style of the texts.
  public var caption: CaptionStyle
  /// The blend mode of the card, including its texts, with what is drawn before it.
  public var blendMode: BlendMode

  /// Creates a decoration with the given values.
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

/// A shadow: the outline of the card or text, blurred by a Gaussian, filled with a colour and offset.
public struct Shadow: Codable, Sendable, Hashable {
  /// The colour.
  public var color: HexColor
  /// Opacity before blurring, 0…1.
  public var opacity: Double
  /// Standard deviation of the Gaussian in points, half of a CSS blur radius.
  public var radius: Double
  /// Offset of the shadow in points.
  public var offset: LayoutPoint

  /// Creates a shadow with the given values.
  public init(color: HexColor, opacity: Double, radius: Double, offset: LayoutPoint) {
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
  }

  /// The maximum distance by which the shadow extends beyond its outline, in points: three standard
  /// deviations plus the larger component of the offset.
  public var reach: Double { 3 * radius + max(abs(offset.x), abs(offset.y)) }
}

/// A vertical gradient of one colour over a card.
public struct Scrim: Codable, Sendable, Hashable {
  /// The colour.
  public var color: HexColor
  /// Start of the gradient as a fraction of the card's height, from the top.
  public var start: Double
  /// End of the gradient as a fraction of the card's height, from the top.
  public var end: Double
  /// Opacity at and above `start`, 0…1.
  public var startOpacity: Double
  /// Opacity at and below `end`, 0…1.
  public var endOpacity: Double

  /// Creates a scrim with the given values.
  public init(color: HexColor, start: Double, end: Double, startOpacity: Double, endOpacity: Double) {
    self.color = color
    self.start = start
    self.end = end
    self.startOpacity = startOpacity
    self.endOpacity = endOpacity
  }
}
