/// A cell of a table and its position.
package struct TableCell: Hashable, Sendable {
  /// The text, without quotes and surrounding spaces.
  package var text: String

  /// The position of the text or its opening quote; in a workbook the numbers of row and column.
  package var position: SourcePosition

  /// A cell with the given text and position.
  package init(text: String, position: SourcePosition) {
    self.text = text
    self.position = position
  }
}
