/// How much time compressing a PNG file may take. The pixels are the same at every effort. The raw values are
/// the names in deck files.
package enum PNGEffort: String, Sendable, Hashable, CaseIterable {
  /// The fastest.
  case fast
  /// Nearly as small as libpng's own files, in a fraction of the time.
  case balanced
  /// Smaller, in several times the time.
  case small
}
