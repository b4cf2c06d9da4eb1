/// A position in a text that moves forward by one Unicode scalar at a time and knows its line and column.
///
/// Copies are cheap: a copy can look ahead, and assigning it back moves the cursor there.
struct TextCursor {
  private let bytes: [UInt8]

  /// Number of bytes before the cursor.
  private(set) var offset = 0

  /// The line and column of the cursor.
  private(set) var position = SourcePosition.start

  /// The scalar after the cursor; nil at the end of the text.
  private(set) var next: Unicode.Scalar?

  init(_ text: UTF8Text) {
    bytes = text.bytes
    next = scalar(at: 0)
  }

  /// The position after the last scalar.
  var end: SourcePosition {
    var cursor = self
    cursor.skip { _ in true }
    return cursor.position
  }

  /// The text between two offsets.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  // MARK: Movement

  /// Skips one scalar.
  mutating func advance() {
    guard let passed = next else { return }
    offset += UTF8.width(passed)
    next = scalar(at: offset)
    if passed == "\n" || (passed == "\r" && next != "\n") {
      position = SourcePosition(line: position.line + 1, column: 1)
    } else {
      position.column += 1
    }
  }

  /// Skips the next scalar if it equals `scalar`. Returns whether it does.
  @discardableResult
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    advance()
    return true
  }

  /// Skips scalars while they meet a condition.
  mutating func skip(while condition: (Unicode.Scalar) -> Bool) {
    while let scalar = next, condition(scalar) { advance() }
  }

  /// Skips scalars while they meet a condition, and returns them.
  mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
    let start = offset
    skip(while: condition)
    return text(start..<offset)
  }

  /// Skips a line break if one is next. Returns whether there is one.
  @discardableResult
  mutating func skipLineBreak() -> Bool {
    let hasReturn = skip("\r")
    return skip("\n") || hasReturn
  }

  /// Skips lines that are empty or hold only spaces.
  mutating func skipEmptyLines() {
    var ahead = self
    repeat {
      self = ahead
      ahead.skip { $0 == " " }
    } while ahead.skipLineBreak()
    if ahead.next == nil { self = ahead }
  }

  // MARK: Errors

  /// The error for a text at the cursor other than the expected one.
  func unexpected(expected: String, advice: String? = nil) -> SyntaxError {
    SyntaxError(position: position, found: nextDescription, expected: expected, advice: advice)
  }

  /// The next scalar or word, for messages.
  private var nextDescription: String {
    switch next {
    case nil: "the end of the file"
    case "\n", "\r": "the end of the line"
    case " ": "a space"
    case "\t": "a tab"
    case "\"": "a double quote"
    case "'": "a single quote"
    case "\\": "a backslash"
    case let scalar?: scalar.isIdentifierPart ? "\"\(word)\"" : scalar.spelling
    }
  }

  /// The word after the cursor, at most 24 scalars of it.
  private var word: String {
    let limit = 24
    var ahead = self
    let start = ahead.offset
    for _ in 0..<limit where ahead.next?.isIdentifierPart == true { ahead.advance() }
    let isCut = ahead.next?.isIdentifierPart == true
    return text(start..<ahead.offset) + (isCut ? "…" : "")
  }

  // MARK: Decoding

  /// The scalar that starts at an offset; nil at the end.
  private func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    let lead = bytes[offset]
    return lead < 0x80 ? Unicode.Scalar(lead) : multibyteScalar(at: offset)
  }

  /// Decodes a scalar of two to four bytes. The number of leading one bits of the first byte is the number of
  /// bytes.
  private func multibyteScalar(at offset: Int) -> Unicode.Scalar? {
    let width = (~bytes[offset]).leadingZeroBitCount
    var value = UInt32(bytes[offset]) & (0x7F >> UInt32(width))
    for byte in bytes[offset + 1..<offset + width] {
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return Unicode.Scalar(value)
  }
}

extension Unicode.Scalar {
  /// The scalar in quotes, or its code point where it is invisible.
  fileprivate var spelling: String {
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned,
      .privateUse, .nonspacingMark:
      "U+" + String(repeating: "0", count: max(0, 4 - hexadecimal.count)) + hexadecimal
    default: "\"\(self)\""
    }
  }

  private var hexadecimal: String { String(value, radix: 16, uppercase: true) }
}
