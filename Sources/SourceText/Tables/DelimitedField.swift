/// A field of a delimited table and its position.
package struct DelimitedField: Hashable, Sendable {
  /// The text, without quotes and surrounding spaces.
  package var text: String

  /// The position of the text or its opening quote.
  package var position: SourcePosition

  /// A field with the given text and position.
  package init(text: String, position: SourcePosition) {
    self.text = text
    self.position = position
  }
}
