/// A field of a delimited table and the place where it starts.
public struct DelimitedField: Hashable, Sendable {
  /// The text, without its quotes and the spaces around it.
  public var text: String

  /// Where the text or its opening quote stands.
  public var position: SourcePosition

  /// Puts a text at a place.
  public init(text: String, position: SourcePosition) {
    self.text = text
    self.position = position
  }
}
