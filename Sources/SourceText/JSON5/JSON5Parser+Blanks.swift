extension JSON5Parser {
  /// Steps over blanks and comments.
  mutating func skipBlanks() throws(SyntaxError) {
    while let next = cursor.next {
      if next == "/" {
        try skipComment()
      } else if next.isBlank {
        cursor.advance()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(SyntaxError) {
    let opening = cursor
    cursor.advance()
    if cursor.skip("/") {
      cursor.skip { !$0.isLineTerminator }
    } else if cursor.skip("*") {
      try skipBlockComment(openedAt: opening.position)
    } else {
      throw opening.unexpected(expected: "a comment", advice: "a comment starts with // or /*")
    }
  }

  private mutating func skipBlockComment(openedAt opening: SourcePosition) throws(SyntaxError) {
    repeat {
      cursor.skip { $0 != "*" }
      guard cursor.skip("*") else {
        throw cursor.unexpected(
          expected: "*/", advice: "this comment is not closed; it opened at \(opening)")
      }
    } while !cursor.skip("/")
  }
}
