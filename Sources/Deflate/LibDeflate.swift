import CDeflate

/// Compresses bytes with libdeflate.
package enum LibDeflate {
  /// A zlib stream (RFC 1950) of `bytes`; the same bytes and level give the same stream.
  ///
  /// - Parameter level: libdeflate's compression level, 1…12.
  /// - Throws: ``DeflateError/outOfMemory``.
  package static func zlibStream(of bytes: [UInt8], level: Int) throws(DeflateError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(Int32(level)) else { throw .outOfMemory }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { target, count in
      count = libdeflate_zlib_compress(compressor, bytes, bytes.count, target.baseAddress, bound)
    }
  }
}
