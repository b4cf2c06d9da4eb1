/// A table from a delimited text file: CSV and its variants.
package struct DelimitedTable: Hashable, Sendable {
  /// The delimiter between fields.
  package var delimiter: Unicode.Scalar

  /// The fields of the first line.
  package var header: [DelimitedField]

  /// The other rows. A row can have more or fewer fields than the header.
  package var rows: [DelimitedRow]

  /// A table with the given header and rows.
  package init(delimiter: Unicode.Scalar, header: [DelimitedField], rows: [DelimitedRow]) {
    self.delimiter = delimiter
    self.header = header
    self.rows = rows
  }
}

extension DelimitedTable {
  /// Parses a CSV file.
  ///
  /// The text is UTF-8, with or without a byte order mark. The delimiter is declared by a first line such as
  /// `sep=;`; otherwise it is the comma, semicolon, tab or vertical bar that occurs most often in the header
  /// outside quotes. Spaces around fields are trimmed, and empty lines are skipped.
  ///
  /// - Throws: ``SyntaxError`` at the first fault.
  package static func parse(_ bytes: some Collection<UInt8>) throws(SyntaxError) -> DelimitedTable {
    var cursor = TextCursor(try UTF8Text(bytes))
    let declared = cursor.takeDelimiterDeclaration()
    cursor.skipEmptyLines()
    guard cursor.next != nil else {
      throw cursor.unexpected(expected: "a header line", advice: "the file is empty")
    }
    var parser = DelimitedParser(cursor: cursor, delimiter: declared ?? cursor.likelyDelimiter)
    return try parser.table()
  }
}
