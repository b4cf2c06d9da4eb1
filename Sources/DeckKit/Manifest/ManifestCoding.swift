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
    var text = Data()
    try encode { text.append($0) }
    return text
  }

  /// Hands the text of ``encoded()`` on in pieces, in order, so that no more of it is in memory than what one
  /// card, preview or animation says.
  ///
  /// - Throws: `EncodingError`, and what `sink` throws.
  public func encode(to sink: (Data) throws -> Void) throws {
    try ManifestWriter(self).write(to: sink)
  }

  private struct VersionOnly: Codable {
    var schemaVersion: String
  }
}
