/// A place in a text that moves forward one scalar at a time and knows its line and column.
///
/// A cursor is a cheap value: a copy looks ahead, and assigning it back goes there.
struct TextCursor {
  private let bytes: [UInt8]

  /// How many bytes lie behind the cursor.
  private(set) var offset = 0

  /// The line and column under the cursor.
  private(set) var position = SourcePosition.start

  /// The scalar under the cursor, or nil at the end of the text.
  private(set) var next: Unicode.Scalar?

  init(_ text: UTF8Text) {
    bytes = text.bytes
    next = scalar(at: 0)
  }

  /// The place after the last scalar.
  var end: SourcePosition {
    var cursor = self
    cursor.skip { _ in true }
    return cursor.position
  }

  /// The text between two offsets.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Steps over one scalar.
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

  /// Steps over a scalar if it is the one under the cursor, and tells whether it was.
  @discardableResult
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    advance()
    return true
  }

  /// Steps over all scalars that come next and meet a condition.
  mutating func skip(while condition: (Unicode.Scalar) -> Bool) {
    while let scalar = next, condition(scalar) { advance() }
  }

  /// Steps over all scalars that come next and meet a condition, and returns them.
  mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
    let start = offset
    skip(while: condition)
    return text(start..<offset)
  }

  /// Decodes the scalar that starts at an offset, or returns nil at the end.
  private func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    let lead = bytes[offset]
    return lead < 0x80 ? Unicode.Scalar(lead) : longScalar(at: offset)
  }

  /// Decodes a scalar of two to four bytes: the lead byte's high ones tell how many.
  private func longScalar(at offset: Int) -> Unicode.Scalar? {
    let width = (~bytes[offset]).leadingZeroBitCount
    var value = UInt32(bytes[offset]) & (0x7F >> UInt32(width))
    for byte in bytes[offset + 1..<offset + width] {
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return Unicode.Scalar(value)
  }
}
