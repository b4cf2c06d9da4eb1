package import SourceText

/// A position in a file of the deck.
package struct SourcePlace: Sendable, Hashable, CustomStringConvertible {
  /// The file as the user named it, or its path relative to the deck's folder.
  package var file: String
  /// Line and column; nil if the file as a whole is meant.
  package var position: SourcePosition?

  /// Creates a place in `file`.
  package init(file: String, position: SourcePosition? = nil) {
    self.file = file
    self.position = position
  }

  /// The place in the form `deck.json:3:5`.
  package var description: String {
    position.map { "\(file):\($0.line):\($0.column)" } ?? file
  }
}
