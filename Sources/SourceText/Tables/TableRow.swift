/// A row of a table.
package struct TableRow: Hashable, Sendable {
  /// The cells; at least one.
  package var cells: [TableCell]

  /// The line on which the row starts, from 1. A row with line breaks in quotes spans several lines.
  package var line: Int

  /// A row with the given cells and line.
  package init(cells: [TableCell], line: Int) {
    self.cells = cells
    self.line = line
  }
}
