/// Parses a delimited text from the cursor to its end.
struct DelimitedParser {
  var cursor: TextCursor
  let delimiter: Unicode.Scalar

  /// Parses all rows.
  ///
  /// - Throws: ``SyntaxError`` where a quoted field is not closed or is followed by text.
  mutating func table() throws(SyntaxError) -> Table {
    var rows: [TableRow] = []
    while cursor.next != nil {
      rows.append(try row())
      cursor.skipEmptyLines()
    }
    return Table(rows: rows, delimiter: delimiter)
  }

  private mutating func row() throws(SyntaxError) -> TableRow {
    let line = cursor.position.line
    var cells = [try field()]
    while cursor.skip(delimiter) { cells.append(try field()) }
    cursor.skipLineBreak()
    return TableRow(cells: cells, line: line)
  }

  private mutating func field() throws(SyntaxError) -> TableCell {
    cursor.skip { $0 == " " }
    let position = cursor.position
    let text = cursor.next == "\"" ? try quotedText() : unquotedText()
    return TableCell(text: text, position: position)
  }

  /// Parses an unquoted field and trims spaces at its end.
  private mutating func unquotedText() -> String {
    let start = cursor.offset
    var end = start
    while let next = cursor.next, next != delimiter, !next.isLineBreak {
      cursor.advance()
      if next != " " { end = cursor.offset }
    }
    return cursor.text(start..<end)
  }

  /// Parses a quoted field, in which two quotes stand for one.
  private mutating func quotedText() throws(SyntaxError) -> String {
    let opening = cursor.position
    cursor.advance()
    var text = cursor.take { $0 != "\"" }
    while cursor.skip("\"") {
      guard cursor.skip("\"") else {
        try finishField()
        return text
      }
      text += "\"" + cursor.take { $0 != "\"" }
    }
    throw cursor.unexpected(
      expected: "the closing quote", advice: "this field is not closed; it opened at \(opening)")
  }

  /// Skips spaces after a closing quote. Throws where they are followed by something else than the next field
  /// or line.
  private mutating func finishField() throws(SyntaxError) {
    cursor.skip { $0 == " " }
    guard let next = cursor.next, next != delimiter, !next.isLineBreak else { return }
    let isOtherDelimiter = Unicode.Scalar.commonDelimiters.contains(next)
    throw cursor.unexpected(
      expected: "\(delimiter.delimiterName) or the next line",
      advice: isOtherDelimiter
        ? "the fields of this file are separated by \(delimiter.delimiterName)"
        : "a quote inside a quoted field must be doubled")
  }
}
