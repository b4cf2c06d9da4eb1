extension JSON5Parser {
  /// Parses a number with an optional sign.
  ///
  /// - Throws: ``SyntaxError`` where the text is not a number.
  mutating func number() throws(SyntaxError) -> Double {
    let start = cursor
    let isNegative = cursor.skip("-")
    if !isNegative { cursor.skip("+") }
    if cursor.next?.isIdentifierStart == true { return try namedNumber(isNegative: isNegative) }
    try skipDigits()
    try checkEnd()
    guard let number = Double(cursor.text(start.offset..<cursor.offset)) else {
      throw start.unexpected(expected: "a number")
    }
    return number
  }

  private mutating func namedNumber(isNegative: Bool) throws(SyntaxError) -> Double {
    let start = cursor
    switch cursor.take(while: \.isIdentifierPart) {
    case "Infinity": return isNegative ? -.infinity : .infinity
    case "NaN": return .nan
    default: throw start.unexpected(expected: "a digit", advice: Self.textNeedsQuotes)
    }
  }

  /// Skips an unsigned number.
  private mutating func skipDigits() throws(SyntaxError) {
    let start = cursor
    let whole = cursor.take(while: \.isDigit)
    if whole == "0", cursor.skip("x") || cursor.skip("X") {
      return try require("a hexadecimal digit") { $0.hexadecimalValue != nil }
    }
    guard whole == "0" || !whole.hasPrefix("0") else {
      throw start.unexpected(expected: "a number", advice: "a number must not start with zeros")
    }
    let hasPoint = cursor.skip(".")
    if whole.isEmpty {
      try require("a digit", while: \.isDigit)
    } else if hasPoint {
      cursor.skip(while: \.isDigit)
    }
    try skipExponent()
  }

  private mutating func skipExponent() throws(SyntaxError) {
    guard cursor.skip("e") || cursor.skip("E") else { return }
    if !cursor.skip("-") { cursor.skip("+") }
    try require("a digit of the exponent", while: \.isDigit)
  }

  /// Skips one or more scalars that meet a condition.
  private mutating func require(
    _ expected: String, while condition: (Unicode.Scalar) -> Bool
  ) throws(SyntaxError) {
    guard let next = cursor.next, condition(next) else { throw cursor.unexpected(expected: expected) }
    cursor.skip(while: condition)
  }

  /// Throws where the number is followed by text that looks like a part of it, such as `px` in `12px`.
  private func checkEnd() throws(SyntaxError) {
    guard let next = cursor.next else { return }
    switch next {
    case "_":
      throw cursor.unexpected(
        expected: "the end of the number", advice: "a number must not contain separators")
    case let next where next.isIdentifierPart || "+-.%".unicodeScalars.contains(next):
      throw cursor.unexpected(expected: "the end of the number", advice: Self.textNeedsQuotes)
    default: return
    }
  }
}
