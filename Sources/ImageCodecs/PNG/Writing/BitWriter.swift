/// Writes bits into bytes, the lowest first, as deflate stores them (RFC 1951, 3.1.1).
struct BitWriter {
  /// Where the next whole byte goes; up to eight bytes from there on are written to.
  private(set) var place: UnsafeMutablePointer<UInt8>
  private var buffer: UInt64 = 0
  private var count: UInt64 = 0

  init(_ place: UnsafeMutablePointer<UInt8>) { self.place = place }

  /// Adds `length` bits. At most 56 may be added between two calls of `flush`.
  @inline(__always)
  mutating func put(_ bits: UInt64, _ length: UInt64) {
    buffer |= bits &<< count
    count &+= length
  }

  /// Adds a code.
  @inline(__always)
  mutating func put(_ word: CodeWord) { put(word.bits, word.length) }

  /// Writes what makes whole bytes.
  @inline(__always)
  mutating func flush() {
    UnsafeMutableRawPointer(place).storeBytes(of: buffer.littleEndian, as: UInt64.self)
    place += Int(truncatingIfNeeded: count &>> 3)
    buffer &>>= count & ~7
    count &= 7
  }

  /// Adds zeros up to the next whole byte, and writes it.
  mutating func align() {
    count = (count + 7) & ~7
    flush()
  }

  /// Adds bytes; what was put before makes whole bytes.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    place.update(from: start, count: bytes.count)
    place += bytes.count
  }
}
