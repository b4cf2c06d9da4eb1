/// The height of a line in the family of a style, in points. Other fonts in the line do not change it.
package struct LineBox: Sendable, Hashable {
  /// Distance of the baseline from the top.
  package var ascent: Double
  /// Distance of the bottom from the baseline.
  package var descent: Double
  /// The sum of ascent and descent.
  package var height: Double { ascent + descent }
}
