/// Advice on how to correct the text at the cursor, if known.
extension JSON5Parser {
  static let textNeedsQuotes = "text needs quotes"
  static let keyNeedsQuotes = "a key that is not an identifier needs quotes"

  /// Advice on a scalar that is not allowed outside quotes.
  static func adviceOnStray(_ stray: Unicode.Scalar) -> String? {
    switch stray {
    case "#": "JSON has no comments of this kind; write // or /* */"
    case "“", "”", "„", "«", "»", "‘", "’", "`", "´": "quotes must be straight; write \" or '"
    case ";": "entries are separated by commas"
    case "=": "a key and its value are separated by a colon"
    default: nil
    }
  }

  /// Advice for a document without a value.
  var emptyFileAdvice: String {
    cursor.offset == 0 ? "the file is empty" : "the file contains only whitespace and comments"
  }

  /// Advice on text after the value of a document.
  static func adviceAfterDocument(_ next: Unicode.Scalar) -> String? {
    switch next {
    case "]", "}": "there is no open bracket that this one could close"
    case ",", ":": "a file contains one value; put several into a list or an object"
    default: adviceOnStray(next) ?? "a file contains one value, which ends before this"
    }
  }

  /// Advice on a word in the place of a value.
  func valueAdvice(word: String) -> String? {
    switch cursor.next {
    case ",": "a value is missing before this comma"
    case "]", "}": "a value is missing before this bracket"
    case ":": "a key is missing before this colon"
    case let next? where next.isIdentifierStart:
      nearest(to: word, among: ["true", "false", "null", "Infinity"])
        .map { "did you mean \($0)? If it is text, it needs quotes" } ?? Self.textNeedsQuotes
    case let next?: Self.adviceOnStray(next)
    case nil: open.last?.brackets.isNotClosed
    }
  }

  /// Advice on text in the place of a key.
  var keyAdvice: String? {
    switch cursor.next {
    case ",": "a key is missing before this comma"
    case ":": "a key is missing before this colon"
    case "{", "[": "a value in an object needs a key"
    case ("0"..."9")?, "-", "+", ".": Self.keyNeedsQuotes
    case let next: next.flatMap(Self.adviceOnStray)
    }
  }

  /// Advice on text in the place of the colon after a key.
  var colonAdvice: String? {
    switch cursor.next {
    case ",", "}": "this key has no value"
    case "\"", "'", "{", "[", ("0"..."9")?: "a colon is missing before this value"
    case let next? where next.isIdentifierStart: "a colon is missing before this value"
    case let next?: Self.adviceOnStray(next) ?? Self.keyNeedsQuotes
    case nil: open.last?.brackets.isNotClosed
    }
  }
}
