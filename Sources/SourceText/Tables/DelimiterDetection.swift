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

  /// The delimiter that occurs most often outside quotes in the line at the cursor; a comma where there is
  /// none.
  var likelyDelimiter: Unicode.Scalar {
    var counts: [Unicode.Scalar: Int] = [:]
    var ahead = self
    var canOpenQuotes = true
    while let next = ahead.next, !next.isLineBreak {
      ahead.advance()
      if next == "\"", canOpenQuotes {
        ahead.skip { $0 != "\"" }
        ahead.skip("\"")
      } else if Unicode.Scalar.commonDelimiters.contains(next) {
        counts[next, default: 0] += 1
        canOpenQuotes = true
      } else if next != " " {
        canOpenQuotes = false
      }
    }
    let maximum = counts.values.max()
    return Unicode.Scalar.commonDelimiters.first { counts[$0] == maximum } ?? ","
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
