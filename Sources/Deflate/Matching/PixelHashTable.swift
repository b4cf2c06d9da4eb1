/// The position at which each pixel, and each pair of pixels, was last seen, by a multiplicative hash of its
/// bytes.
///
///      0                        16,384                     49,152 entries
///     ┌───────────────────────────┬───────────────────────────┐
///     │ single pixels, 14 bits    │ pairs, 15 bits            │
///     └───────────────────────────┴───────────────────────────┘
///
///     entry:   15                          0
///             ┌────────────────────────────┐
///             │ position modulo 65,536     │
///             └────────────────────────────┘
///
/// Entries may be stale or belong to another pixel of the same hash; the parser compares the bytes. Unused
/// entries are 0, the position of the first byte.
struct PixelHashTable {
  private static var pixelHashBits: UInt32 { 14 }
  private static var pairHashBits: UInt64 { 15 }
  private static var pixelEntryCount: Int { 1 << pixelHashBits }
  private static var entryCount: Int { pixelEntryCount + 1 << pairHashBits }

  private let entries: UnsafeMutablePointer<UInt16>

  init() {
    entries = .allocate(capacity: Self.entryCount)
    entries.initialize(repeating: 0, count: Self.entryCount)
  }

  func deallocate() { entries.deallocate() }

  /// The entry of a pixel, whose first byte is the lowest.
  @inline(__always)
  func entry(ofPixel pixel: UInt64) -> UnsafeMutablePointer<UInt16> {
    // 2³² ÷ φ (Knuth, The Art of Computer Programming 3, 6.4).
    let hash = (UInt32(truncatingIfNeeded: pixel) &* 0x9E37_79B1) &>> (32 &- Self.pixelHashBits)
    return entries + Int(hash)
  }

  /// The entry of a pair of pixels, whose first byte is the lowest.
  @inline(__always)
  func entry(ofPair pair: UInt64) -> UnsafeMutablePointer<UInt16> {
    // 2⁶⁴ ÷ φ.
    entries + Self.pixelEntryCount + Int((pair &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- Self.pairHashBits))
  }
}
