/// How high a line of a style's own family is, in points; letters of other fonts do not change it.
package struct LineBox: Sendable, Hashable {
  /// Distance of the baseline from the top.
  package var ascent: Double
  /// Distance of the bottom from the baseline.
  package var descent: Double
  /// Both.
  package var height: Double { ascent + descent }
}
