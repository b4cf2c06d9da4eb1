/// A row of a delimited table.
package struct DelimitedRow: Hashable, Sendable {
  /// The fields; at least one.
  package var fields: [DelimitedField]

  /// The line on which the row starts, from 1. A row with line breaks in quotes spans several lines.
  package var line: Int

  /// A row with the given fields and line.
  package init(fields: [DelimitedField], line: Int) {
    self.fields = fields
    self.line = line
  }
}
