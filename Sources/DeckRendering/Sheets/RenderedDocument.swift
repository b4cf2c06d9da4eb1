/// A finished document and what the manifest says of it.
public struct RenderedDocument: Sendable {
  /// Path relative to the output folder.
  public var path: String
  /// The file.
  public var bytes: [UInt8]
  /// SHA-256 of the file.
  public var sha256: String
  /// Number of pages.
  public var pages: Int
}
