/// The identifier of a card, unique in its deck and safe in paths. Encoded as a plain string.
public struct CardID: RawRepresentable, Codable, Sendable, Hashable, Comparable {
  /// The text of the id in the deck file and the manifest.
  public var rawValue: String

  /// Creates an id. Does not validate `rawValue`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Compares the texts lexicographically.
  public static func < (first: CardID, second: CardID) -> Bool { first.rawValue < second.rawValue }
}

extension CardID: ExpressibleByStringLiteral {
  /// Creates an id from a string literal. Does not validate it.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CardID: CustomStringConvertible {
  /// The text of the id.
  public var description: String { rawValue }
}
