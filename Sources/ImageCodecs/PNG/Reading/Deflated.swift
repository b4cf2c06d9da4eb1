import CZlib

/// A zlib stream (RFC 1950).
struct Deflated {
  private let packed: [UInt8]

  init(_ packed: some Collection<UInt8>) { self.packed = Array(packed) }

  /// As many bytes as there are up to a count; nil where the data is broken before that.
  func unpacked(atMost count: Int) -> [UInt8]? {
    var status = Z_OK
    let bytes = packed.withUnsafeBufferPointer { source in
      [UInt8](unsafeUninitializedCapacity: count) { target, filled in
        var length = uLongf(count)
        status = uncompress(target.baseAddress, &length, source.baseAddress, uLong(source.count))
        filled = Int(length)
      }
    }
    // Where there is more to come the buffer is full, which is no fault; it is one where it is not.
    return status == Z_OK || (status == Z_BUF_ERROR && bytes.count == count) ? bytes : nil
  }
}
