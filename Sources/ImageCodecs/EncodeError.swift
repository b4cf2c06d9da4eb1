import CCodecShims

/// A picture could not be encoded.
package struct EncodeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What the encoder said.
  package var reason: String

  /// An error for the given reason.
  package init(reason: String) {
    self.reason = reason
  }

  /// In words.
  package var description: String { "the picture cannot be encoded: \(reason)" }
}

/// Runs a C encoder and takes over the bytes that it allocated.
func collect(
  _ encode: (UnsafeMutablePointer<deckle_bytes>, UnsafeMutablePointer<deckle_message>) -> Int32
) throws(EncodeError) -> [UInt8] {
  var message = deckle_message()
  var bytes = deckle_bytes()
  guard encode(&bytes, &message) == 0 else { throw EncodeError(reason: text(message)) }
  defer { deckle_bytes_free(bytes) }
  return Array(UnsafeBufferPointer(start: bytes.data, count: bytes.count))
}
