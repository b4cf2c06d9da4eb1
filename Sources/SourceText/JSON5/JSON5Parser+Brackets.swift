extension JSON5Parser {
  /// Steps over an opening bracket.
  mutating func enter(_ brackets: JSON5Brackets) throws(SyntaxError) {
    let limit = 200
    guard open.count < limit else {
      throw cursor.unexpected(
        expected: "at most \(limit) open brackets", advice: "lists and objects nest too deeply here")
    }
    open.append(JSON5Container(brackets: brackets))
    cursor.advance()
    try skipBlanks()
  }

  /// Steps over the comma after an entry, which the last can do without.
  mutating func finishEntry(in brackets: JSON5Brackets) throws(SyntaxError) {
    try skipBlanks()
    if cursor.skip(",") {
      try skipBlanks()
    } else if cursor.next != brackets.closing {
      throw brackets.missingComma(at: cursor)
    }
  }
}
