/// The checked bytes of a text file as valid UTF-8 without NUL bytes and without a byte order mark. UTF-16
/// with a byte order mark is converted.
struct UTF8Text {
  let bytes: [UInt8]

  /// - Throws: ``SyntaxError`` at the first byte that is not UTF-8 text.
  init(_ raw: some Collection<UInt8>) throws(SyntaxError) {
    var bytes = Array(raw)
    if let text = Self.convertedUTF16(bytes) { bytes = text }
    if let encoding = Self.foreignEncoding(of: bytes) {
      throw SyntaxError(
        position: .start, found: "\(encoding) text", expected: SyntaxError.utf8, advice: Self.remedy)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
      throw Self.error(in: bytes)
    }
    self.bytes = bytes
  }

  /// A text of bytes that are known to be valid.
  private init(valid bytes: ArraySlice<UInt8>) {
    self.bytes = Array(bytes)
  }

  private static let remedy = "save the file as UTF-8"

  /// UTF-16 with a byte order mark in UTF-8; nil for other texts and where surrogates are not paired.
  private static func convertedUTF16(_ bytes: [UInt8]) -> [UInt8]? {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle && !bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0xFE, 0xFF]),
      bytes.count.isMultiple(of: 2)
    else { return nil }
    let units = stride(from: 2, to: bytes.count, by: 2).map { index in
      UInt16(bytes[isLittle ? index + 1 : index]) << 8 | UInt16(bytes[isLittle ? index : index + 1])
    }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
  }

  /// The encoding of a byte order mark, if it is not UTF-8.
  private static func foreignEncoding(of bytes: [UInt8]) -> String? {
    let marks: [(mark: [UInt8], name: String)] = [
      ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"),
      ([0xFF, 0xFE], "UTF-16"), ([0xFE, 0xFF], "UTF-16"),
    ]
    return marks.first { bytes.starts(with: $0.mark) }?.name
  }

  /// The error at the first invalid byte.
  private static func error(in bytes: [UInt8]) -> SyntaxError {
    let offset = validLength(of: bytes)
    let position = TextCursor(UTF8Text(valid: bytes.prefix(offset))).end
    guard bytes[offset] != 0 else {
      return SyntaxError(
        position: position, found: "a NUL byte", expected: "text",
        advice: "the file may be UTF-16; \(remedy)")
    }
    let byte = String(bytes[offset], radix: 16, uppercase: true)
    return SyntaxError(
      position: position, found: "the byte 0x\(byte)", expected: SyntaxError.utf8, advice: remedy)
  }

  /// The number of bytes before the first NUL byte or invalid UTF-8.
  private static func validLength(of bytes: [UInt8]) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var remaining = bytes.makeIterator()
    var length = 0
    while case .valid(let scalar) = parser.parseScalar(from: &remaining), scalar.first != 0 {
      length += scalar.count
    }
    return length
  }
}
