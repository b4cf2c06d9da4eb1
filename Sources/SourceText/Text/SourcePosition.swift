/// A position in a text file, as shown by an editor.
///
/// Lines end with LF, CR or CRLF. Columns count Unicode scalars.
package struct SourcePosition: Hashable, Sendable {
  /// The first position of a file.
  package static let start = SourcePosition(line: 1, column: 1)

  /// The line, from 1.
  package var line: Int

  /// The column, from 1.
  package var column: Int

  /// The position at a line and a column, both from 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourcePosition: Comparable {
  /// Whether the first position precedes the second.
  package static func < (first: SourcePosition, second: SourcePosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The line and the column, such as `3:14`.
  package var description: String { "\(line):\(column)" }
}
