import CZlib

/// Decompresses zlib streams (RFC 1950) with zlib.
package enum Inflate {
  /// The first bytes of a zlib stream, at most `maximumCount`.
  ///
  /// - Returns: All decompressed bytes where the stream holds no more than `maximumCount`, otherwise the
  ///   first `maximumCount`; nil where the stream is damaged or ends before that.
  package static func prefix(of stream: some Collection<UInt8>, maximumCount: Int) -> [UInt8]? {
    var status = Z_OK
    let stream = Array(stream)
    let bytes = stream.withUnsafeBufferPointer { source in
      [UInt8](unsafeUninitializedCapacity: maximumCount) { target, filled in
        var length = uLongf(maximumCount)
        status = uncompress(target.baseAddress, &length, source.baseAddress, uLong(source.count))
        filled = Int(length)
      }
    }
    // zlib reports Z_BUF_ERROR both for a full buffer, which is expected here, and for a stream that ends
    // early, which leaves the buffer partly empty.
    return status == Z_OK || (status == Z_BUF_ERROR && bytes.count == maximumCount) ? bytes : nil
  }
}
