import CNettle

/// SHA-256 (FIPS 180-4) by Nettle.
package enum SHA256 {
  /// The digest of `bytes` as 64 lower-case hexadecimal digits.
  package static func hex(_ bytes: UnsafeRawBufferPointer) -> String {
    var context = sha256_ctx()
    nettle_sha256_init(&context)
    nettle_sha256_update(&context, bytes.count, bytes.assumingMemoryBound(to: UInt8.self).baseAddress)
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_sha256_digest(&context, digest.count, &digest)
    return digest.reduce(into: "") { text, byte in
      text.append(hexDigits[Int(byte >> 4)])
      text.append(hexDigits[Int(byte & 15)])
    }
  }

  /// The digest of `bytes` as 64 lower-case hexadecimal digits.
  package static func hex(_ bytes: [UInt8]) -> String {
    bytes.withUnsafeBytes { hex($0) }
  }

  private static let hexDigits = Array("0123456789abcdef")
}
