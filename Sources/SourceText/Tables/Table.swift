/// A table: rows of cells. Rows may have different numbers of cells, and any row may be the headings.
package struct Table: Hashable, Sendable {
  /// The rows, from the first line on.
  package var rows: [TableRow]
  /// The delimiter of a text; nil for tables that are not text, and for pipe tables.
  package var delimiter: Unicode.Scalar?

  /// A table with the given rows.
  package init(rows: [TableRow], delimiter: Unicode.Scalar? = nil) {
    self.rows = rows
    self.delimiter = delimiter
  }
}

extension Table {
  /// Parses a delimited text: CSV, its variants, or a pipe table as in Markdown.
  ///
  /// The text is UTF-8, or UTF-16 with a byte order mark. The delimiter is declared by a first line such as
  /// `sep=;`; otherwise it is the comma, semicolon, tab or vertical bar that occurs most often outside quotes
  /// in the first line that has any. Spaces around cells are trimmed, and empty lines are skipped. In a pipe
  /// table the bars at the ends of lines and the line below the headings are not cells.
  ///
  /// - Throws: ``SyntaxError`` at the first fault.
  package static func parse(_ bytes: some Collection<UInt8>) throws(SyntaxError) -> Table {
    var cursor = TextCursor(try UTF8Text(bytes))
    let declared = cursor.takeDelimiterDeclaration()
    cursor.skipEmptyLines()
    guard cursor.next != nil else {
      throw cursor.unexpected(expected: "a header line", advice: "the file is empty")
    }
    let delimiter = declared ?? cursor.likelyDelimiter
    var parser = DelimitedParser(cursor: cursor, delimiter: delimiter)
    let table = try parser.table()
    return declared == nil && delimiter == "|" ? table.withoutRules : table
  }

  /// The table without the lines that a pipe table is drawn with.
  private var withoutRules: Table {
    let rows = rows.filter { !$0.isRule }
    guard rows.count < self.rows.count else { return self }
    let isFramed = rows.allSatisfy { $0.cells.count > 1 && $0.cells[0].text.isEmpty }
    guard isFramed else { return Table(rows: rows) }
    return Table(
      rows: rows.map { row in
        let end = row.cells.last?.text.isEmpty == true ? 1 : 0
        return TableRow(cells: Array(row.cells.dropFirst().dropLast(end)), line: row.line)
      }.filter { !$0.cells.isEmpty })
  }
}

extension TableRow {
  /// Whether the row only separates others, as `|---|:--:|` and `---+---` do.
  fileprivate var isRule: Bool {
    cells.contains { $0.text.contains("--") }
      && cells.allSatisfy { $0.text.allSatisfy { "-:+=".contains($0) } }
  }
}
