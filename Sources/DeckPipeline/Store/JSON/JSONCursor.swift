/// A place in a JSON text: how deep in brackets it is, and whether in a string. It believes what it is given;
/// whether that is JSON others find out.
struct JSONCursor {
  /// Number of brackets that are open.
  private(set) var depth = 0
  private(set) var isInString = false
  private var isEscaped = false

  /// Goes past a byte of UTF-8.
  mutating func pass(_ byte: UInt8) {
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
