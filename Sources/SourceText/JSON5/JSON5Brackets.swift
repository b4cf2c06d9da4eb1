/// The brackets of a list or an object, with their names for messages.
struct JSON5Brackets {
  let name: String
  let entry: String
  let closing: Unicode.Scalar
  let opening: SourcePosition

  static func list(at opening: SourcePosition) -> JSON5Brackets {
    JSON5Brackets(name: "list", entry: "value", closing: "]", opening: opening)
  }

  static func object(at opening: SourcePosition) -> JSON5Brackets {
    JSON5Brackets(name: "object", entry: "key", closing: "}", opening: opening)
  }

  /// Whether entries have keys.
  var haveKeys: Bool { closing == "}" }

  /// The error for a file that ends where an entry or the closing bracket is expected.
  func missingEntry(at cursor: TextCursor) -> SyntaxError {
    cursor.unexpected(expected: "a \(entry) or \"\(closing)\"", advice: isNotClosed)
  }

  /// The error for an entry that is followed by neither a comma nor the closing bracket.
  func missingComma(at cursor: TextCursor) -> SyntaxError {
    cursor.unexpected(expected: "a comma or \"\(closing)\"", advice: advice(at: cursor.next))
  }

  private func advice(at next: Unicode.Scalar?) -> String? {
    switch next {
    case nil: isNotClosed
    case "]", "}", ")": "the \(name) that opened at \(opening) closes with \(closing)"
    case ":" where !haveKeys: "a list has no keys; use an object in braces"
    case let next? where next.startsEntry: "a comma is missing before this \(entry)"
    case let next?: JSON5Parser.adviceOnStray(next)
    }
  }

  /// Advice for a file that ends before the closing bracket.
  var isNotClosed: String { "this \(name) is not closed; it opened at \(opening)" }
}

extension Unicode.Scalar {
  /// Whether a value or a key can start with this scalar.
  fileprivate var startsEntry: Bool {
    switch self {
    case "\"", "'", "{", "[", "+", "-", ".", "\\", "0"..."9": true
    default: isIdentifierStart
    }
  }
}
