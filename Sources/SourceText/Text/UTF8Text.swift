/// The bytes of a text file, checked: they are UTF-8 without a NUL, and the byte order mark is gone.
struct UTF8Text {
  let bytes: [UInt8]

  init(_ raw: some Collection<UInt8>) throws(SyntaxError) {
    var bytes = Array(raw)
    if let encoding = Self.foreignEncoding(of: bytes) {
      throw SyntaxError(
        position: .start, found: "\(encoding) text", expected: "UTF-8 text", advice: Self.remedy)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
      throw Self.flaw(in: bytes)
    }
    self.bytes = bytes
  }

  /// Trusts bytes that are known to be valid.
  private init(valid bytes: ArraySlice<UInt8>) {
    self.bytes = Array(bytes)
  }

  private static let remedy = "save the file as UTF-8"

  /// The encoding that a byte order mark tells, if it is another one.
  private static func foreignEncoding(of bytes: [UInt8]) -> String? {
    let marks: [(mark: [UInt8], name: String)] = [
      ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"),
      ([0xFF, 0xFE], "UTF-16"), ([0xFE, 0xFF], "UTF-16"),
    ]
    return marks.first { bytes.starts(with: $0.mark) }?.name
  }

  /// Describes the first byte that is no part of a text.
  private static func flaw(in bytes: [UInt8]) -> SyntaxError {
    let offset = soundLength(of: bytes)
    let position = TextCursor(UTF8Text(valid: bytes.prefix(offset))).end
    guard bytes[offset] != 0 else {
      return SyntaxError(
        position: position, found: "a NUL byte", expected: "text",
        advice: "the file may be UTF-16; \(remedy)")
    }
    let byte = String(bytes[offset], radix: 16, uppercase: true)
    return SyntaxError(
      position: position, found: "the byte 0x\(byte)", expected: "UTF-8 text", advice: remedy)
  }

  /// How many bytes come before the first that is a NUL or no UTF-8.
  private static func soundLength(of bytes: [UInt8]) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var remaining = bytes.makeIterator()
    var length = 0
    while case .valid(let scalar) = parser.parseScalar(from: &remaining), scalar.first != 0 {
      length += scalar.count
    }
    return length
  }
}
