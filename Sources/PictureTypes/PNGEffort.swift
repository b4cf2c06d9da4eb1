/// The compression effort for PNG files. The pixels are the same at every effort. The raw values are the
/// names in deck files.
package enum PNGEffort: String, Sendable, Hashable, CaseIterable {
  /// The fastest compression.
  case fast
  /// Files nearly as small as libpng's, in a fraction of the time.
  case balanced
  /// Smaller files, in several times the time.
  case small
}
