import Foundation

/// Names of files as texts. Linux allows any bytes in names: those that are not UTF-8 are written as the
/// private characters U+EF80…U+EFFF, one for each byte 0x80…0xFF, so that every name has a text and every
/// text one name.
package enum FileName {
  private static let escapes: ClosedRange<UInt32> = 0xEF80...0xEFFF

  /// The text of a name.
  static func text(of bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !containsEscapes(text) { return text }
    var (text, parser, rest) = (
      String.UnicodeScalarView(), Unicode.UTF8.ForwardParser(), bytes.makeIterator()
    )
    var offset = 0
    while true {
      let length: Int
      switch parser.parseScalar(from: &rest) {
      case .emptyInput: return String(text)
      case .valid(let sequence):
        length = sequence.count
        let scalar = Unicode.UTF8.decode(sequence)
        if !escapes.contains(scalar.value) {
          text.append(scalar)
          offset += length
          continue
        }
      case .error(let count): length = count
      }
      text.append(
        contentsOf: bytes[offset..<(offset + length)].compactMap { Unicode.Scalar(0xEF00 + UInt32($0)) })
      offset += length
    }
  }

  /// Whether a text has characters for bytes that are not UTF-8.
  package static func containsEscapes(_ text: String) -> Bool {
    text.unicodeScalars.contains { escapes.contains($0.value) }
  }

  /// A readable form of a name with such bytes, which are read as Latin-1.
  package static func readable(_ text: String) -> String {
    guard containsEscapes(text) else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.compactMap { escapes.contains($0.value) ? Unicode.Scalar($0.value - 0xEF00) : $0 }
      ))
  }

  /// Calls `body` with the bytes of a path.
  static func withPath<Result>(_ path: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    guard containsEscapes(path) else { return path.withCString(body) }
    let bytes = path.unicodeScalars.flatMap { scalar in
      escapes.contains(scalar.value) ? [UInt8(scalar.value - 0xEF00)] : Array(String(scalar).utf8)
    }
    return (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { body($0.baseAddress!) }
  }
}
