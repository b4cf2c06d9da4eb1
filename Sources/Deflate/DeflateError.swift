/// A failure to compress.
package enum DeflateError: Error, Sendable, Hashable {
  /// libdeflate could not allocate its compressor.
  case outOfMemory
}
