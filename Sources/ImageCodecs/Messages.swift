import CCodecShims

/// The text of a C message.
func text(_ message: deckle_message) -> String {
  withUnsafeBytes(of: message.text) { bytes in
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}

/// The warnings of a C library, one a line.
func lines(_ notes: UnsafePointer<deckle_notes>) -> [String] {
  withUnsafeBytes(of: notes.pointee.lines) { bytes in
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }.split(separator: "\n").map(String.init)
}
