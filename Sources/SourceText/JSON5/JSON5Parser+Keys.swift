extension JSON5Parser {
  /// Reads a key and the colon after it, up to the value.
  mutating func key() throws(SyntaxError) -> JSON5Key {
    let position = cursor.position
    let text = try keyText()
    try skipBlanks()
    guard cursor.skip(":") else { throw cursor.unexpected(expected: "a colon", advice: colonAdvice) }
    try skipBlanks()
    return JSON5Key(text: text, position: position)
  }

  private mutating func keyText() throws(SyntaxError) -> String {
    switch cursor.next {
    case "\"", "'": return try string()
    case let next? where next.isIdentifierStart || next == "\\": return try identifier()
    default: throw cursor.unexpected(expected: "a key or \"}\"", advice: keyAdvice)
    }
  }

  private mutating func identifier() throws(SyntaxError) -> String {
    var name = ""
    while true {
      name += cursor.take(while: \.isIdentifierPart)
      guard cursor.next == "\\" else { return name }
      name.unicodeScalars.append(try identifierEscape(isFirst: name.isEmpty))
    }
  }

  /// Reads `\u` and the four digits of a scalar that could stand in the key as it is.
  private mutating func identifierEscape(isFirst: Bool) throws(SyntaxError) -> Unicode.Scalar {
    let start = cursor
    cursor.advance()
    guard cursor.skip("u") else {
      throw cursor.unexpected(
        expected: "u and four hexadecimal digits", advice: "a key with other escapes needs quotes")
    }
    let scalar = Unicode.Scalar(try hexadecimal(digits: 4))
    guard let scalar, isFirst ? scalar.isIdentifierStart : scalar.isIdentifierPart else {
      throw start.unexpected(expected: "a letter", advice: Self.keyNeedsQuotes)
    }
    return scalar
  }
}
