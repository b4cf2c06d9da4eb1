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
  /// Which digits the age is written in.
  public var numerals: Numerals
  /// A soft shadow of the letters; none where nil.
  @Nullable public var shadow: Shadow?

  /// A caption style of all its parts.
  public init(
    placement: CaptionPlacement = .bottomLeading, headline: Headline = .nameAndAge, padding: Double,
    spacing: Double, name: CaptionText, hobby: CaptionText?, numerals: Numerals = .latin,
    shadow: Shadow? = nil
  ) {
    self.placement = placement
    self.headline = headline
    self.padding = padding
    self.spacing = spacing
    self.name = name
    self.hobby = hobby
    self.numerals = numerals
    self.shadow = shadow
  }

  /// Reads a caption style; those of earlier versions have neither numerals nor shadow.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      placement: try fields.decode(CaptionPlacement.self, forKey: .placement),
      headline: try fields.decode(Headline.self, forKey: .headline),
      padding: try fields.decode(Double.self, forKey: .padding),
      spacing: try fields.decode(Double.self, forKey: .spacing),
      name: try fields.decode(CaptionText.self, forKey: .name),
      hobby: try fields.decodeIfPresent(CaptionText.self, forKey: .hobby),
      numerals: try fields.decodeIfPresent(Numerals.self, forKey: .numerals) ?? .latin,
      shadow: try fields.decodeIfPresent(Shadow.self, forKey: .shadow))
  }
}

/// Which digits numbers are written in.
public enum Numerals: String, OpenEnumeration, Sendable, Hashable {
  /// 0…9 in every language.
  case latin
  /// Those of the text's language where its script has its own.
  case native

  /// 0…9.
  public static let fallback = Numerals.latin
  /// For messages.
  public static let noun = "kind of numerals"
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
  /// Most lines that a long text is broken into before it is set smaller.
  public var lines: Int

  /// A text style of all its parts.
  public init(size: Double, minimumSize: Double, weight: FontWeight, color: HexColor, lines: Int = 1) {
    self.size = size
    self.minimumSize = minimumSize
    self.weight = weight
    self.color = color
    self.lines = lines
  }

  /// Reads a text style; those of earlier versions have one line.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      size: try fields.decode(Double.self, forKey: .size),
      minimumSize: try fields.decode(Double.self, forKey: .minimumSize),
      weight: try fields.decode(FontWeight.self, forKey: .weight),
      color: try fields.decode(HexColor.self, forKey: .color),
      lines: try fields.decodeIfPresent(Int.self, forKey: .lines) ?? 1)
  }
}
