/// The style of a card's texts.
public struct CaptionStyle: Codable, Sendable, Hashable {
  /// The position of the texts on the card.
  public var placement: CaptionPlacement
  /// The content of the first text.
  public var headline: Headline
  /// Distance of the texts from the card's edges in points.
  public var padding: Double
  /// Distance between the lines' boxes in points.
  public var spacing: Double
  /// The style of the first text.
  public var name: CaptionText
  /// The style of the hobby, below the first text; nil to omit the hobby.
  @Nullable public var hobby: CaptionText?
  /// The digits of the age.
  public var numerals: Numerals
  /// The shadow of the texts; nil for none.
  @Nullable public var shadow: Shadow?

  /// Creates a style with the given values.
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

  /// Decodes a caption style. `numerals` and `shadow` may be missing, as in manifests of earlier versions.
  ///
  /// - Throws: `DecodingError` if another field is missing, or if a field is invalid.
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

/// The digits of numbers.
public enum Numerals: String, OpenEnumeration, Sendable, Hashable {
  /// The digits 0 to 9 in every language.
  case latin
  /// The native digits of the text's language, if its script has them.
  case native

  /// Unknown names decode as ``latin``.
  public static let fallback = Numerals.latin
  /// The term in error messages.
  public static let noun = "numeral system"
}

/// The position of a card's texts.
public enum CaptionPlacement: String, OpenEnumeration, Sendable, Hashable {
  /// At the bottom of the card, stacked upwards and aligned with the leading edge.
  case bottomLeading = "bottom-leading"
  /// In the centre of the card.
  case center

  /// Unknown names decode as ``bottomLeading``.
  public static let fallback = CaptionPlacement.bottomLeading
  /// The term in error messages.
  public static let noun = "placement"
}

/// The content of the first text of a caption.
public enum Headline: String, OpenEnumeration, Sendable, Hashable {
  /// The name and the age: "Name, age".
  case nameAndAge = "name-and-age"
  /// The card's title, or its name if it has no title.
  case title

  /// Unknown names decode as ``nameAndAge``.
  public static let fallback = Headline.nameAndAge
  /// The term in error messages.
  public static let noun = "headline"
}

/// The style of one text.
public struct CaptionText: Codable, Sendable, Hashable {
  /// Font size in points.
  public var size: Double
  /// Minimum font size in points. A text that does not fit at this size is truncated.
  public var minimumSize: Double
  /// Font weight.
  public var weight: FontWeight
  /// Text colour.
  public var color: HexColor
  /// Maximum number of lines. A text is broken into lines before its font size is reduced.
  public var lines: Int

  /// Creates a style with the given values.
  public init(size: Double, minimumSize: Double, weight: FontWeight, color: HexColor, lines: Int = 1) {
    self.size = size
    self.minimumSize = minimumSize
    self.weight = weight
    self.color = color
    self.lines = lines
  }

  /// Decodes a text style. `lines` may be missing, as in manifests of earlier versions, and is then 1.
  ///
  /// - Throws: `DecodingError` if another field is missing, or if a field is invalid.
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
