/// A position in a JSON text: the depth of nesting, and whether it is inside a string. Does not validate; the
/// caller parses the text.
struct JSONCursor {
  /// The number of open brackets.
  private(set) var depth = 0
  private(set) var isInString = false
  private var isEscaped = false

  /// Advances over a byte of UTF-8.
  mutating func advance(over byte: UInt8) {
    if isInString {
      isInString = isEscaped || byte != UInt8(ascii: "\"")
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      return
    }
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
    default: break
    }
  }
}
