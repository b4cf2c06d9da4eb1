/// An sRGB colour with straight alpha, written "#RRGGBB" or "#RRGGBBAA".
public struct HexColor: Sendable, Hashable {
  /// Red, 0…255.
  public var red: UInt8
  /// Green, 0…255.
  public var green: UInt8
  /// Blue, 0…255.
  public var blue: UInt8
  /// Alpha, 0…255.
  public var alpha: UInt8

  /// Creates a colour from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Parses "#RGB", "#RRGGBB" or "#RRGGBBAA" in upper or lower case; nil for other text.
  public init?(_ text: String) {
    guard text.first == "#" else { return nil }
    var digits = text.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard digits.count == text.count - 1 else { return nil }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    if digits.count == 6 { digits += [15, 15] }
    guard digits.count == 8 else { return nil }
    let channels = stride(from: 0, to: 8, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    self.init(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
  }
}

extension HexColor: CustomStringConvertible {
  /// "#RRGGBB", or "#RRGGBBAA" if the colour is not opaque.
  public var description: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return channels.reduce(into: "#") { text, channel in
      let digits = String(channel, radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
  }
}

extension HexColor: Codable {
  /// Decodes "#RGB", "#RRGGBB" or "#RRGGBBAA".
  ///
  /// - Throws: `DecodingError` if the value is not such a string.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let color = HexColor(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is not a colour; expected #RRGGBB or #RRGGBBAA")
    }
    self = color
  }

  /// Encodes "#RRGGBB", or "#RRGGBBAA" if the colour is not opaque.
  ///
  /// - Throws: Errors of `encoder`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
