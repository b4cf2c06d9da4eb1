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
    return try encoder.encode(self) + Data("\n".utf8)
  }

  private struct VersionOnly: Codable {
    var schemaVersion: String
  }
}
