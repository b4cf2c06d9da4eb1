public import Foundation

extension Manifest {
  /// The error for a manifest whose major version this library cannot read.
  public struct UnsupportedVersion: Error, Sendable, Hashable, CustomStringConvertible {
    /// The schema version in the file.
    public var found: String
    /// The error message.
    public var description: String {
      let major = Manifest.currentSchemaVersion.prefix { $0 != "." }
      return "the manifest has schema version \(found); expected \(major).x"
    }
  }

  /// Decodes a manifest from JSON.
  ///
  /// - Throws: ``UnsupportedVersion`` if the major version of the format is not the current one;
  ///   `DecodingError` if `data` is not a valid manifest.
  public init(decoding data: Data) throws {
    let version = try JSONDecoder().decode(VersionOnly.self, from: data).schemaVersion
    guard version.prefix(while: { $0 != "." }) == Self.currentSchemaVersion.prefix(while: { $0 != "." })
    else {
      throw UnsupportedVersion(found: version)
    }
    self = try JSONDecoder().decode(Manifest.self, from: data)
  }

  /// Encodes the manifest as indented JSON with sorted keys. Equal manifests have equal encodings.
  ///
  /// - Throws: `EncodingError` if the manifest contains a value that JSON cannot represent, such as an
  ///   infinite number.
  public func encoded() throws -> Data {
    var text = Data()
    try encode { text.append($0) }
    return text
  }

  /// Passes the JSON of ``encoded()`` to `sink` in pieces, in order. At most the text of one card, preview or
  /// animation is in memory at a time.
  ///
  /// - Throws: `EncodingError` if the manifest contains a value that JSON cannot represent; errors of `sink`.
  public func encode(to sink: (Data) throws -> Void) throws {
    try ManifestWriter(self).write(to: sink)
  }

  private struct VersionOnly: Codable {
    var schemaVersion: String
  }
}
