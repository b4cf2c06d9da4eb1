extension TextCursor {
  /// The error that something else was expected under the cursor.
  func unexpected(expected: String, advice: String? = nil) -> SyntaxError {
    SyntaxError(position: position, found: sight, expected: expected, advice: advice)
  }

  /// What stands under the cursor, in words.
  private var sight: String {
    switch next {
    case nil: "the end of the file"
    case "\n", "\r": "the end of the line"
    case " ": "a space"
    case "\t": "a tab"
    case "\"": "a double quote"
    case "'": "a single quote"
    case "\\": "a backslash"
    case let scalar?: scalar.isIdentifierPart ? "\"\(word)\"" : scalar.spelling
    }
  }

  /// The word that starts under the cursor, cut where it grows long.
  private var word: String {
    let limit = 24
    var ahead = self
    let start = ahead.offset
    for _ in 0..<limit where ahead.next?.isIdentifierPart == true { ahead.advance() }
    let isCut = ahead.next?.isIdentifierPart == true
    return text(start..<ahead.offset) + (isCut ? "…" : "")
  }
}

extension Unicode.Scalar {
  /// The scalar in quotes, or its number where it has no ink.
  fileprivate var spelling: String {
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned,
      .privateUse, .nonspacingMark:
      "U+" + String(repeating: "0", count: max(0, 4 - hexadecimal.count)) + hexadecimal
    default: "\"\(self)\""
    }
  }

  private var hexadecimal: String { String(value, radix: 16, uppercase: true) }
}
