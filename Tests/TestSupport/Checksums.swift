/// The checks that PNG and zlib put beside their data.
package enum Checksum {
  /// PNG's CRC-32 (ISO 3309), bit by bit.
  package static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var remainder: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      remainder ^= UInt32(byte)
      for _ in 0..<8 { remainder = remainder >> 1 ^ (remainder & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~remainder
  }

  /// zlib's Adler-32 (RFC 1950).
  package static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }
}

extension FixedWidthInteger {
  /// The bytes, the most significant first.
  package var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
  /// The bytes, the least significant first.
  package var littleEndianBytes: [UInt8] { withUnsafeBytes(of: littleEndian) { Array($0) } }
}
