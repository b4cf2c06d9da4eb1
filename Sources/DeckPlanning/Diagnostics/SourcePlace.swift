public import SourceText

/// A place in a file of the deck.
public struct SourcePlace: Sendable, Hashable, CustomStringConvertible {
  /// The file as the user named it, or relative to the deck's folder.
  public var file: String
  /// Line and column; nil for the file as a whole.
  public var position: SourcePosition?

  /// A place in `file`.
  public init(file: String, position: SourcePosition? = nil) {
    self.file = file
    self.position = position
  }

  /// "deck.json:3:5".
  public var description: String {
    position.map { "\(file):\($0.line):\($0.column)" } ?? file
  }
}
