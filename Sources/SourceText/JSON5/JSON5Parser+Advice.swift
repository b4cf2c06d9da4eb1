/// What would mend the text under the cursor, where that can be told.
extension JSON5Parser {
  static let textNeedsQuotes = "text needs quotes"
  static let keyNeedsQuotes = "a key that is no plain word needs quotes"

  /// Advice on a scalar that has no place anywhere outside of quotes.
  static func adviceOnStray(_ stray: Unicode.Scalar) -> String? {
    switch stray {
    case "#": "JSON has no comments of this kind; write // or /* */"
    case "“", "”", "„", "«", "»", "‘", "’", "`", "´": "quotes are straight here; write \" or '"
    case ";": "a comma stands between entries"
    case "=": "a colon stands between a key and its value"
    default: nil
    }
  }

  /// Advice where a document has no value at all.
  var emptyFileAdvice: String {
    cursor.offset == 0 ? "the file is empty" : "the file holds nothing but blanks and comments"
  }

  /// Advice on what follows the one value of a document.
  static func adviceAfterDocument(_ next: Unicode.Scalar) -> String? {
    switch next {
    case "]", "}": "nothing is open here that this bracket could close"
    case ",", ":": "the file holds one value; more of them go into a list or an object"
    default: adviceOnStray(next) ?? "the file holds one value, and it ended before this"
    }
  }

  /// Advice where a value should stand, but the word there names none.
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

  /// Advice where a key should stand.
  var keyAdvice: String? {
    switch cursor.next {
    case ",": "a key is missing before this comma"
    case ":": "a key is missing before this colon"
    case "{", "[": "a value in an object needs a key before it"
    case ("0"..."9")?, "-", "+", ".": Self.keyNeedsQuotes
    case let next: next.flatMap(Self.adviceOnStray)
    }
  }

  /// Advice where the colon after a key should stand.
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
