import CDeflate

/// Packs bytes in zlib's format by libdeflate.
enum Deflate {
  /// The packed bytes; the same for the same bytes and level.
  ///
  /// - Parameter level: libdeflate's effort, 1…12.
  static func zlib(_ bytes: [UInt8], level: Int) throws(EncodeError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(Int32(level)) else {
      throw EncodeError(reason: "out of memory")
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { target, count in
      count = libdeflate_zlib_compress(compressor, bytes, bytes.count, target.baseAddress, bound)
    }
  }
}
