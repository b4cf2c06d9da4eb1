/// A row of a delimited table.
public struct DelimitedRow: Hashable, Sendable {
  /// The fields, of which there is at least one.
  public var fields: [DelimitedField]

  /// The line where the row starts, counted from 1. Line breaks in quotes make a row go on after it.
  public var line: Int

  /// Puts fields on a line.
  public init(fields: [DelimitedField], line: Int) {
    self.fields = fields
    self.line = line
  }
}
