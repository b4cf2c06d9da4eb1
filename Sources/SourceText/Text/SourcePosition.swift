/// A place in a text file, as an editor shows it.
///
/// Lines end with LF, CR or CRLF. Columns count Unicode scalars.
package struct SourcePosition: Hashable, Sendable {
  /// The first place in a file.
  package static let start = SourcePosition(line: 1, column: 1)

  /// The line, counted from 1.
  package var line: Int

  /// The column, counted from 1.
  package var column: Int

  /// Names the place at a line and a column, both counted from 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourcePosition: Comparable {
  /// Whether the first place comes before the second in the file.
  package static func < (first: SourcePosition, second: SourcePosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The line and the column, such as `3:14`.
  package var description: String { "\(line):\(column)" }
}
