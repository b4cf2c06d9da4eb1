/// A finished document and what the manifest says of it.
package struct RenderedDocument: Sendable {
  /// Path relative to the output folder.
  package var path: String
  /// The file.
  package var bytes: [UInt8]
  /// SHA-256 of the file.
  package var sha256: String
  /// Number of pages.
  package var pages: Int
}
