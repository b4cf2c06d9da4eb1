/// Parses one JSON5 document.
///
/// Each method starts with the cursor on the first scalar of what it parses and leaves it after the last.
struct JSON5Parser {
  /// The maximum number of nested lists and objects.
  private static let maximumDepth = 200

  var cursor: TextCursor

  /// The lists and objects whose closing bracket is still to come, the innermost last. A stack on the heap
  /// instead of recursion: the thread may have a small stack.
  var open: [JSON5Container] = []

  init(cursor: TextCursor) {
    self.cursor = cursor
  }

  /// Parses the only value of a document, with whitespace and comments around it.
  ///
  /// - Throws: ``SyntaxError`` at the first scalar that does not belong to the format.
  mutating func document() throws(SyntaxError) -> JSONNode {
    try skipBlanks()
    guard cursor.next != nil else { throw cursor.unexpected(expected: "a value", advice: emptyFileAdvice) }
    let root = try tree()
    try skipBlanks()
    guard let next = cursor.next else { return root }
    throw cursor.unexpected(expected: "the end of the file", advice: Self.adviceAfterDocument(next))
  }

  /// Parses a value and everything in it.
  private mutating func tree() throws(SyntaxError) -> JSONNode {
    while true {
      guard let node = try step() else { continue }
      guard let brackets = open.last?.brackets else { return node }
      open[open.count - 1].values.append(node)
      try finishEntry(in: brackets)
    }
  }

  /// Parses up to the end of a value and returns it, or up to the first entry of a list or an object.
  private mutating func step() throws(SyntaxError) -> JSONNode? {
    guard let brackets = open.last?.brackets else { return try value() }
    if cursor.skip(brackets.closing) { return open.removeLast().node }
    guard cursor.next != nil else { throw brackets.missingEntry(at: cursor) }
    if brackets.haveKeys { open[open.count - 1].keys.append(try key()) }
    return try value()
  }

  /// Parses a scalar value and returns it, or enters a list or an object and returns nil.
  private mutating func value() throws(SyntaxError) -> JSONNode? {
    let position = cursor.position
    switch cursor.next {
    case "[": try enter(.list(at: position))
    case "{": try enter(.object(at: position))
    default: return JSONNode(value: try scalar(), position: position)
    }
    return nil
  }

  private mutating func scalar() throws(SyntaxError) -> JSONValue {
    switch cursor.next {
    case "\"", "'": .string(try string())
    case "+", "-", ".", ("0"..."9")?: .number(try number())
    default: try namedValue()
    }
  }

  private mutating func namedValue() throws(SyntaxError) -> JSONValue {
    let start = cursor
    switch cursor.take(while: \.isIdentifierPart) {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "Infinity": return .number(.infinity)
    case "NaN": return .number(.nan)
    case let word:
      cursor = start
      throw cursor.unexpected(expected: "a value", advice: valueAdvice(word: word))
    }
  }

  // MARK: Brackets

  private mutating func enter(_ brackets: JSON5Brackets) throws(SyntaxError) {
    guard open.count < Self.maximumDepth else {
      throw cursor.unexpected(
        expected: "at most \(Self.maximumDepth) open brackets",
        advice: "lists and objects nest too deeply here")
    }
    open.append(JSON5Container(brackets: brackets))
    cursor.advance()
    try skipBlanks()
  }

  /// Parses the comma after an entry. It is optional after the last entry.
  private mutating func finishEntry(in brackets: JSON5Brackets) throws(SyntaxError) {
    try skipBlanks()
    if cursor.skip(",") {
      try skipBlanks()
    } else if cursor.next != brackets.closing {
      throw brackets.missingComma(at: cursor)
    }
  }

  // MARK: Keys

  /// Parses a key and the colon after it, up to the value.
  private mutating func key() throws(SyntaxError) -> JSON5Key {
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

  /// Parses `\u` and four digits that stand for a scalar which an identifier may contain.
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

  // MARK: Blanks

  /// Skips whitespace and comments.
  private mutating func skipBlanks() throws(SyntaxError) {
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
