package import SourceText

/// A place in a file of the deck.
package struct SourcePlace: Sendable, Hashable, CustomStringConvertible {
  /// The file as the user named it, or relative to the deck's folder.
  package var file: String
  /// Line and column; nil for the file as a whole.
  package var position: SourcePosition?

  /// A place in `file`.
  package init(file: String, position: SourcePosition? = nil) {
    self.file = file
    self.position = position
  }

  /// "deck.json:3:5".
  package var description: String {
    position.map { "\(file):\($0.line):\($0.column)" } ?? file
  }
}
