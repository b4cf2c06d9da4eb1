extension Unicode.Scalar {
  /// The delimiters that a header line can reveal. On a tie the earlier one wins.
  static let commonDelimiters: [Unicode.Scalar] = [",", ";", "\t", "|"]

  /// The delimiter in words.
  var delimiterName: String {
    switch self {
    case ",": "a comma"
    case ";": "a semicolon"
    case "\t": "a tab"
    default: "\"\(self)\""
    }
  }
}
