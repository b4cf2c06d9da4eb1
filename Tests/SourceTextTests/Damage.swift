import SourceText
import TestSupport

extension [UInt8] {
  /// The bytes with one to four bytes replaced, removed or added, or with a part removed.
  func damaged(using generator: inout SeededGenerator) -> [UInt8] {
    let marks = Array("{}[]:,\"'\\/*#;=\n\r \0u".utf8) + [0xC3, 0xE2, 0xF0, 0x80, 0xFF]
    var bytes = self
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let index = Int.random(in: bytes.indices, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &generator)
      case 1: bytes[index] = generator.pick(marks)
      case 2: bytes.insert(generator.pick(marks), at: index)
      case 3: bytes.remove(at: index)
      default: bytes.removeSubrange(index..<Swift.min(index + 9, bytes.count))
      }
    }
    return bytes
  }
}

/// The error that a parse throws, if any.
func refusal(of read: () throws(SyntaxError) -> Void) -> SyntaxError? {
  do throws(SyntaxError) {
    try read()
    return nil
  } catch {
    return error
  }
}
