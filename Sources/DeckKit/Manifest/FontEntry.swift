/// A font file that was used to draw text.
public struct FontEntry: Codable, Sendable, Hashable {
  /// Family name.
  public var family: String
  /// File name without its directory.
  public var file: String
  /// Version string in the file, such as "4.000".
  public var version: String
  /// SHA-256 of the file in hexadecimal.
  public var sha256: String

  /// Creates a font with the given values.
  public init(family: String, file: String, version: String, sha256: String) {
    self.family = family
    self.file = file
    self.version = version
    self.sha256 = sha256
  }
}
