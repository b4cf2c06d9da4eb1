/// A field of a delimited table and the place where it starts.
package struct DelimitedField: Hashable, Sendable {
  /// The text, without its quotes and the spaces around it.
  package var text: String

  /// Where the text or its opening quote stands.
  package var position: SourcePosition

  /// Puts a text at a place.
  package init(text: String, position: SourcePosition) {
    self.text = text
    self.position = position
  }
}
