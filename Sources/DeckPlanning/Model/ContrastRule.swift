/// How the contrast of texts with what is under them is measured and mended.
package struct ContrastRule: Sendable, Hashable {
  /// What is done.
  package enum Policy: String, Sendable, Hashable, CaseIterable {
    /// Measured, and where it is too low mended.
    case mend
    /// Measured and reported.
    case measure
    /// Nothing.
    case off
  }

  /// What is done.
  package var policy = Policy.mend
  /// Strongest scrim that may be added, as an opacity 0…1.
  package var limit = 0.7
}
