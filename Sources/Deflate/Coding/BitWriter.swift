/// Packs bits into bytes, the least significant bit first (RFC 1951, 3.1.1).
struct BitWriter {
  /// Where the next whole byte is written. `flush` writes eight bytes from here on, of which it counts the
  /// whole ones.
  private(set) var position: UnsafeMutablePointer<UInt8>
  private var buffer: UInt64 = 0
  /// Number of bits in `buffer`.
  private var count: UInt64 = 0

  init(_ position: UnsafeMutablePointer<UInt8>) { self.position = position }

  /// Appends `length` bits. At most 56 bits may be appended between two calls of `flush`.
  @inline(__always)
  mutating func put(_ bits: UInt64, _ length: UInt64) {
    buffer |= bits &<< count
    count &+= length
  }

  /// Appends a code word.
  @inline(__always)
  mutating func put(_ word: CodeWord) { put(word.bits, word.length) }

  /// Writes the whole bytes of the buffer; up to seven bits stay in it.
  @inline(__always)
  mutating func flush() {
    UnsafeMutableRawPointer(position).storeBytes(of: buffer.littleEndian, as: UInt64.self)
    position += Int(truncatingIfNeeded: count &>> 3)
    buffer &>>= count & ~7
    count &= 7
  }

  /// Appends zero bits up to the next byte boundary and flushes.
  mutating func align() {
    count = (count + 7) & ~7
    flush()
  }

  /// Appends bytes. The writer must be at a byte boundary and flushed.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    position.update(from: start, count: bytes.count)
    position += bytes.count
  }
}
