/// A font weight by its CSS number.
public enum FontWeight: Int, Codable, Sendable, Hashable, CaseIterable {
  /// CSS `normal`.
  case regular = 400
  /// CSS weight 600.
  case semibold = 600
  /// CSS `bold`.
  case bold = 700

  /// Decodes a CSS number. An unknown number decodes as the nearest known one.
  ///
  /// - Throws: `DecodingError` if the value is not an integer, or if it is unknown and the decoder refuses
  ///   unknown names.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number = try container.decode(Int.self)
    guard FontWeight(rawValue: number) != nil || !decoder.isStrict else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "unknown font weight \(number); expected one of 400, 600, 700")
    }
    self = Self.allCases.min { abs($0.rawValue - number) < abs($1.rawValue - number) } ?? .regular
  }
}
