import CCodecShims
import Deflate

/// A picture could not be encoded.
package struct EncodeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason, which completes "the picture cannot be encoded:".
  package var reason: String

  /// An error with the given reason.
  package init(reason: String) {
    self.reason = reason
  }

  /// The same failure of the compressor.
  init(_ error: DeflateError) {
    switch error {
    case .outOfMemory: reason = "out of memory"
    }
  }

  /// The message.
  package var description: String { "the picture cannot be encoded: \(reason)" }
}

/// Calls a C encoder and copies the bytes that it allocated.
///
/// - Throws: ``EncodeError`` with the encoder's message.
func collect(
  _ encode: (UnsafeMutablePointer<deckle_bytes>, UnsafeMutablePointer<deckle_message>) -> Int32
) throws(EncodeError) -> [UInt8] {
  var message = deckle_message()
  var bytes = deckle_bytes()
  guard encode(&bytes, &message) == 0 else { throw EncodeError(reason: text(message)) }
  defer { deckle_bytes_free(bytes) }
  return Array(UnsafeBufferPointer(start: bytes.data, count: bytes.count))
}
