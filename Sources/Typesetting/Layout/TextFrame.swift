/// The parameters of line breaking.
package struct TextFrame: Sendable, Hashable {
  /// The alignment of the lines.
  package enum Alignment: Sendable, Hashable {
    case left
    case right
    case center
  }

  /// The maximum length of a line in points.
  package var width: Double
  /// The alignment of the lines.
  package var alignment: Alignment
  /// Whether words longer than a line are broken. Otherwise they overflow.
  package var breaksWords: Bool
  /// The distance of baselines in points where letters leave room for it. The line heights of some fonts are
  /// twice what their letters need.
  package var pitch: Double

  /// A frame with the given parameters.
  package init(width: Double, alignment: Alignment, breaksWords: Bool, pitch: Double) {
    self.width = width
    self.alignment = alignment
    self.breaksWords = breaksWords
    self.pitch = pitch
  }
}
