/// What tells a card from the others of its deck; safe in paths. Written as plain text in JSON.
public struct CardID: RawRepresentable, Codable, Sendable, Hashable, Comparable {
  /// The id as the deck file or the manifest has it.
  public var rawValue: String

  /// The id that is written as `rawValue`; does not validate.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the text, character by character.
  public static func < (first: CardID, second: CardID) -> Bool { first.rawValue < second.rawValue }
}

extension CardID: ExpressibleByStringLiteral {
  /// An id written in code.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CardID: CustomStringConvertible {
  /// The text of the id.
  public var description: String { rawValue }
}
