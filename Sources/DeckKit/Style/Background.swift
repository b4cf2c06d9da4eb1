/// The background of a deck.
public enum Background: Sendable, Hashable {
  /// A transparent background.
  case transparent
  /// A solid colour.
  case color(HexColor)

  /// Parses "transparent" or a colour; nil for other text.
  public init?(_ text: String) {
    if text == "transparent" {
      self = .transparent
    } else if let color = HexColor(text) {
      self = .color(color)
    } else {
      return nil
    }
  }
}

extension Background: CustomStringConvertible {
  /// The text that ``init(_:)`` parses.
  public var description: String {
    switch self {
    case .transparent: "transparent"
    case .color(let color): color.description
    }
  }
}

extension Background: Codable {
  /// Decodes "transparent" or a colour.
  ///
  /// - Throws: `DecodingError` if the value is neither.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let background = Background(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is not a background; expected transparent or #RRGGBB")
    }
    self = background
  }

  /// Encodes "transparent" or a colour.
  ///
  /// - Throws: Errors of `encoder`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
