extension TextCursor {
  /// Steps over a first line such as `sep=;`, which Excel writes, and returns its delimiter.
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

  /// The delimiter that is most frequent outside quotes in the line under the cursor, or a comma.
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
    let most = counts.values.max()
    return Unicode.Scalar.commonDelimiters.first { counts[$0] == most } ?? ","
  }
}
