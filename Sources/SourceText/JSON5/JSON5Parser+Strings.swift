extension JSON5Parser {
  /// Parses a string in single or double quotes.
  ///
  /// - Throws: ``SyntaxError`` where the string is not closed or has an invalid escape.
  mutating func string() throws(SyntaxError) -> String {
    let opening = cursor.position
    let quote = cursor.next
    cursor.advance()
    var text = ""
    while true {
      text += cursor.take { $0 != quote && $0 != "\\" && !$0.isLineBreak }
      if let quote, cursor.skip(quote) {
        try checkEndOfString()
        return text
      }
      guard cursor.skip("\\") else {
        throw cursor.unexpected(
          expected: "the closing quote", advice: "this string is not closed; it opened at \(opening)")
      }
      text += try escape()
    }
  }

  /// Throws where a word directly follows the closing quote, such as `s` in `'it's'`.
  private func checkEndOfString() throws(SyntaxError) {
    guard cursor.next?.isIdentifierPart == true else { return }
    throw cursor.unexpected(
      expected: "a comma, bracket or colon after the closing quote",
      advice: "a quote inside a string needs a backslash")
  }

  /// Parses an escape after its backslash.
  private mutating func escape() throws(SyntaxError) -> String {
    switch cursor.next {
    case nil: return ""
    case "u": return try codeUnits()
    case "x": return try byte()
    case ("0"..."9")?: return try nul()
    case "\r":
      cursor.advance()
      cursor.skip("\n")
      return ""
    case let next?:
      cursor.advance()
      return next.isLineTerminator ? "" : String(Self.controls[next] ?? next)
    }
  }

  private static let controls: [Unicode.Scalar: Unicode.Scalar] = [
    "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t", "v": "\u{B}",
  ]

  /// Parses consecutive `\u` escapes together, since two may be a surrogate pair. A lone surrogate becomes
  /// U+FFFD.
  private mutating func codeUnits() throws(SyntaxError) -> String {
    var units: [UInt16] = []
    var ahead = cursor
    while ahead.skip("u") {
      cursor = ahead
      units.append(try hexadecimal(digits: 4))
      ahead = cursor
      guard ahead.skip("\\") else { break }
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func byte() throws(SyntaxError) -> String {
    cursor.advance()
    return String(decoding: [try hexadecimal(digits: 2)], as: UTF16.self)
  }

  private mutating func nul() throws(SyntaxError) -> String {
    let start = cursor
    guard cursor.skip("0"), cursor.next?.isDigit != true else {
      throw start.unexpected(
        expected: "an escape", advice: "octal escapes are not allowed; write \\u and four hexadecimal digits")
    }
    return "\0"
  }

  /// Parses a number of `digits` hexadecimal digits, at most four.
  ///
  /// - Throws: ``SyntaxError`` where there are fewer.
  mutating func hexadecimal(digits: Int) throws(SyntaxError) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<digits {
      guard let digit = cursor.next?.hexadecimalValue else {
        let number = digits == 2 ? "two" : "four"
        throw cursor.unexpected(
          expected: "a hexadecimal digit", advice: "this escape needs \(number) of them")
      }
      value = value << 4 | digit
      cursor.advance()
    }
    return value
  }
}
