/// A table from a text file with delimiters: CSV in any of its dialects.
package struct DelimitedTable: Hashable, Sendable {
  /// What stands between the fields of a line.
  package var delimiter: Unicode.Scalar

  /// The fields of the first line.
  package var header: [DelimitedField]

  /// The other lines. A row can be longer or shorter than the header.
  package var rows: [DelimitedRow]

  /// Puts rows under a header.
  package init(delimiter: Unicode.Scalar, header: [DelimitedField], rows: [DelimitedRow]) {
    self.delimiter = delimiter
    self.header = header
    self.rows = rows
  }
}

extension DelimitedTable {
  /// Reads the bytes of a CSV file.
  ///
  /// The text is UTF-8, with or without a byte order mark. The delimiter is the one that a first line
  /// such as `sep=;` declares, or else the comma, semicolon, tab or bar that is most frequent in the header
  /// outside quotes. Spaces around a field are dropped, and so are lines with nothing else.
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
