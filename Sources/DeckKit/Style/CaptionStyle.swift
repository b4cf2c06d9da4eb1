/// How a card's texts are set.
public struct CaptionStyle: Codable, Sendable, Hashable {
  /// Where the texts stand.
  public var placement: CaptionPlacement
  /// What the first line says.
  public var headline: Headline
  /// Distance from the card's edges in points.
  public var padding: Double
  /// Distance between the lines' boxes in points.
  public var spacing: Double
  /// The first line.
  public var name: CaptionText
  /// The hobby, in a line below; not shown where nil.
  @Nullable public var hobby: CaptionText?

  /// A caption style of all its parts.
  public init(
    placement: CaptionPlacement = .bottomLeading, headline: Headline = .nameAndAge, padding: Double,
    spacing: Double, name: CaptionText, hobby: CaptionText?
  ) {
    self.placement = placement
    self.headline = headline
    self.padding = padding
    self.spacing = spacing
    self.name = name
    self.hobby = hobby
  }
}

/// Where a card's texts stand.
public enum CaptionPlacement: String, OpenEnumeration, Sendable, Hashable {
  /// Stacked from the bottom, leading aligned.
  case bottomLeading = "bottom-leading"
  /// In the middle of the card.
  case center

  /// At the bottom.
  public static let fallback = CaptionPlacement.bottomLeading
  /// For messages.
  public static let noun = "placement"
}

/// What the first line of a caption says.
public enum Headline: String, OpenEnumeration, Sendable, Hashable {
  /// "Name, age".
  case nameAndAge = "name-and-age"
  /// The card's title, else its name.
  case title

  /// The name.
  public static let fallback = Headline.nameAndAge
  /// For messages.
  public static let noun = "headline"
}

/// The look of one text.
public struct CaptionText: Codable, Sendable, Hashable {
  /// Size of the type in points.
  public var size: Double
  /// Smallest size that a text too long for its line may be set in, in points, before it is cut short.
  public var minimumSize: Double
  /// Weight of the type.
  public var weight: FontWeight
  /// Colour of the type.
  public var color: HexColor

  /// A text style of all its parts.
  public init(size: Double, minimumSize: Double, weight: FontWeight, color: HexColor) {
    self.size = size
    self.minimumSize = minimumSize
    self.weight = weight
    self.color = color
  }
}
