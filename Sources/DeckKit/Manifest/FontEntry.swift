/// A font file that drew a glyph.
public struct FontEntry: Codable, Sendable, Hashable {
  /// Family name.
  public var family: String
  /// Name of the file without its folders.
  public var file: String
  /// Version that the file states, such as "4.000".
  public var version: String
  /// SHA-256 of the file, hexadecimal.
  public var sha256: String

  /// A font of all its parts.
  public init(family: String, file: String, version: String, sha256: String) {
    self.family = family
    self.file = file
    self.version = version
    self.sha256 = sha256
  }
}
