public import Foundation

extension Manifest {
  /// Version of the manifest's format that `data` claims cannot be read by this library.
  public struct UnsupportedVersion: Error, Sendable, Hashable, CustomStringConvertible {
    /// What the file says.
    public var found: String
    /// In words.
    public var description: String {
      "the manifest has schema version \(found); expected \(Manifest.currentSchemaVersion.prefix { $0 != "." }).x"
    }
  }

  /// The manifest in `data`.
  ///
  /// - Throws: ``UnsupportedVersion`` for another major version; `DecodingError` for what is no manifest.
  public init(decoding data: Data) throws {
    let version = try JSONDecoder().decode(VersionOnly.self, from: data).schemaVersion
    guard version.prefix(while: { $0 != "." }) == Self.currentSchemaVersion.prefix(while: { $0 != "." })
    else {
      throw UnsupportedVersion(found: version)
    }
    self = try JSONDecoder().decode(Manifest.self, from: data)
  }

  /// The manifest as JSON text, keys sorted: the same bytes for the same value.
  public func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var frame = self
    frame.cards = []
    var text = try encoder.encode(frame)
    try text.insert(cards, by: encoder)
    text.append(UInt8(ascii: "\n"))
    return text
  }

  private struct VersionOnly: Codable {
    var schemaVersion: String
  }
}

extension Data {
  /// Puts the cards into a manifest's text that was encoded without any, one after the other: encoded at once, the cards of a large
  /// deck would take several times the memory of their text.
  fileprivate mutating func insert(_ cards: [CardEntry], by encoder: JSONEncoder) throws {
    // No other line begins so: deeper ones are further in, and texts hold no line breaks.
    guard !cards.isEmpty, let empty = range(of: Data("\n  \"cards\" : [\n\n  ]".utf8)) else { return }
    let rest = Data(self[empty.upperBound...])
    replaceSubrange(empty.lowerBound..., with: Data("\n  \"cards\" : [".utf8))
    for (index, card) in cards.enumerated() {
      if index > 0 { append(UInt8(ascii: ",")) }
      let lines = try encoder.encode(card).split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for line in lines {
        append(UInt8(ascii: "\n"))
        if !line.isEmpty { append(contentsOf: "    ".utf8) }
        append(line)
      }
    }
    append(Data("\n  ]".utf8))
    append(rest)
  }
}
