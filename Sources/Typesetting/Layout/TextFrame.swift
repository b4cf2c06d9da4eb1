/// The room that a text is broken into lines for.
package struct TextFrame: Sendable, Hashable {
  /// Which edges of the lines lie below each other.
  package enum Alignment: Sendable, Hashable {
    /// The left ones.
    case left
    /// The right ones.
    case right
    /// None: the lines share their middle.
    case center
  }

  /// Longest line in points.
  package var width: Double
  /// Which edges of the lines lie below each other.
  package var alignment: Alignment
  /// Whether a word that is longer than a line is broken; else it sticks out.
  package var breaksWords: Bool
  /// Distance in points between the baselines of lines whose letters leave room for it. Fonts of some scripts ask for twice of
  /// what their letters need.
  package var pitch: Double

  /// A frame of all its parts.
  package init(width: Double, alignment: Alignment, breaksWords: Bool, pitch: Double) {
    self.width = width
    self.alignment = alignment
    self.breaksWords = breaksWords
    self.pitch = pitch
  }
}
