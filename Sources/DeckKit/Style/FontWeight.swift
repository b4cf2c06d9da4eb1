/// Weights of type that styles use, by their CSS numbers.
public enum FontWeight: Int, Codable, Sendable, Hashable, CaseIterable {
  case regular = 400
  case semibold = 600
  case bold = 700

  /// Reads a CSS number; one of a later version is the nearest known one, unless the decoder is strict.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number = try container.decode(Int.self)
    guard FontWeight(rawValue: number) != nil || !decoder.isStrict else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(number) is no weight; expected 400, 600 or 700")
    }
    self = Self.allCases.min { abs($0.rawValue - number) < abs($1.rawValue - number) } ?? .regular
  }
}
