/// Reads one JSON5 document from its first scalar to its last.
///
/// Each operation starts with the cursor on the first scalar of what it reads and leaves it after the last.
struct JSON5Parser {
  var cursor: TextCursor

  /// The lists and objects that are open, the innermost last. Depth costs nothing but their number: the
  /// thread may have a small stack.
  var open: [JSON5Container] = []

  init(cursor: TextCursor) {
    self.cursor = cursor
  }

  /// Reads a value with nothing but blanks and comments around it.
  mutating func document() throws(SyntaxError) -> JSONNode {
    try skipBlanks()
    guard cursor.next != nil else { throw cursor.unexpected(expected: "a value", advice: emptyFileAdvice) }
    let root = try tree()
    try skipBlanks()
    guard let next = cursor.next else { return root }
    throw cursor.unexpected(expected: "the end of the file", advice: Self.adviceAfterDocument(next))
  }

  /// Reads a value with all that is in it.
  private mutating func tree() throws(SyntaxError) -> JSONNode {
    while true {
      guard let node = try step() else { continue }
      guard let brackets = open.last?.brackets else { return node }
      open[open.count - 1].values.append(node)
      try finishEntry(in: brackets)
    }
  }

  /// Reads up to the end of a value and returns it, or up to the first entry of one.
  private mutating func step() throws(SyntaxError) -> JSONNode? {
    guard let brackets = open.last?.brackets else { return try value() }
    if cursor.skip(brackets.closing) { return open.removeLast().node }
    guard cursor.next != nil else { throw brackets.missingEntry(at: cursor) }
    if brackets.haveKeys { open[open.count - 1].keys.append(try key()) }
    return try value()
  }

  /// Reads a value without parts and returns it, or steps into one with parts.
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
}
