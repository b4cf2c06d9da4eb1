/// The room that a text is broken into lines for.
public struct TextFrame: Sendable, Hashable {
  /// Which edges of the lines lie below each other.
  public enum Alignment: Sendable, Hashable {
    /// The left ones.
    case left
    /// The right ones.
    case right
    /// None: the lines share their middle.
    case center
  }

  /// Longest line in points.
  public var width: Double
  /// Which edges of the lines lie below each other.
  public var alignment: Alignment
  /// Whether a word that is longer than a line is broken; else it sticks out.
  public var breaksWords: Bool
  /// Distance in points between the baselines of lines whose letters leave room for it. Fonts of some scripts ask for twice of
  /// what their letters need.
  public var pitch: Double

  /// A frame of all its parts.
  public init(width: Double, alignment: Alignment, breaksWords: Bool, pitch: Double) {
    self.width = width
    self.alignment = alignment
    self.breaksWords = breaksWords
    self.pitch = pitch
  }
}
