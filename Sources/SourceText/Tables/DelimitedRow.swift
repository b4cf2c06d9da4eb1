/// A row of a delimited table.
package struct DelimitedRow: Hashable, Sendable {
  /// The fields, of which there is at least one.
  package var fields: [DelimitedField]

  /// The line where the row starts, counted from 1. Line breaks in quotes make a row go on after it.
  package var line: Int

  /// Puts fields on a line.
  package init(fields: [DelimitedField], line: Int) {
    self.fields = fields
    self.line = line
  }
}
