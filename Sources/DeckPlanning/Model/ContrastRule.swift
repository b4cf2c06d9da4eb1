/// How the contrast of texts with their background is measured and improved.
package struct ContrastRule: Sendable, Hashable {
  /// The policy.
  package enum Policy: String, Sendable, Hashable, CaseIterable {
    /// Contrast is measured, and raised if it is too low.
    case mend
    /// Contrast is measured and reported.
    case measure
    /// Contrast is not measured.
    case off
  }

  /// The policy.
  package var policy = Policy.mend
  /// The maximum opacity of a scrim that is added, 0…1.
  package var limit = 0.7
}
