/// What lies behind a deck.
public enum Background: Sendable, Hashable {
  /// Nothing: the picture is clear where no card is.
  case transparent
  /// One colour.
  case color(HexColor)

  /// The background that `text` names: "transparent" or a colour; nil for anything else.
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
  /// As it is written in a deck file.
  public var description: String {
    switch self {
    case .transparent: "transparent"
    case .color(let color): color.description
    }
  }
}

extension Background: Codable {
  /// Reads "transparent" or a colour.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let background = Background(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is no background; expected transparent or #RRGGBB")
    }
    self = background
  }

  /// Writes "transparent" or a colour.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
