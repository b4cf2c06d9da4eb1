extension TextCursor {
  /// Skips a first line such as `sep=;`, which Excel writes, and returns its delimiter. Returns nil and stays
  /// where it is if there is none.
  mutating func takeDelimiterDeclaration() -> Unicode.Scalar? {
    var ahead = self
    guard ahead.take(while: { $0 != "=" && !$0.isLineBreak }).lowercased() == "sep", ahead.skip("="),
      let delimiter = ahead.next, delimiter != "\"", delimiter != " ", !delimiter.isLineBreak
    else { return nil }
    ahead.advance()
    guard ahead.skipLineBreak() || ahead.next == nil else { return nil }
    self = ahead
    return delimiter
  }

  /// The delimiter that occurs most often outside quotes in the first line that has any, from the cursor on:
  /// a title may stand above a table. A comma where no line has one.
  var likelyDelimiter: Unicode.Scalar {
    var ahead = self
    for _ in 0..<Self.linesToSearch where ahead.next != nil {
      let counts = ahead.takeDelimiterCounts()
      if let maximum = counts.values.max() {
        return Unicode.Scalar.commonDelimiters.first { counts[$0] == maximum } ?? ","
      }
      ahead.skipLineBreak()
    }
    return ","
  }

  /// The number of lines in which a delimiter is searched.
  private static let linesToSearch = 20

  /// Moves to the end of the line and counts the delimiters outside quotes.
  private mutating func takeDelimiterCounts() -> [Unicode.Scalar: Int] {
    var counts: [Unicode.Scalar: Int] = [:]
    var canOpenQuotes = true
    while let next, !next.isLineBreak {
      advance()
      if next == "\"", canOpenQuotes {
        skip { $0 != "\"" }
        skip("\"")
      } else if Unicode.Scalar.commonDelimiters.contains(next) {
        counts[next, default: 0] += 1
        canOpenQuotes = true
      } else if next != " " {
        canOpenQuotes = false
      }
    }
    return counts
  }
}

extension Unicode.Scalar {
  /// The delimiters that are detected. On a tie the earlier one is chosen.
  static let commonDelimiters: [Unicode.Scalar] = [",", ";", "\t", "|"]

  /// The name of the delimiter, for messages.
  var delimiterName: String {
    switch self {
    case ",": "a comma"
    case ";": "a semicolon"
    case "\t": "a tab"
    default: "\"\(self)\""
    }
  }
}
