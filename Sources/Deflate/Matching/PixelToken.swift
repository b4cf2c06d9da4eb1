/// How one pixel is coded.
///
///      31                     16 15                       0
///     ┌─────────────────────────┬─────────────────────────┐
///     │ kind                    │ distance in bytes       │
///     └─────────────────────────┴─────────────────────────┘
///
///     kind      0…767    match of one pixel, by distance slot
///             768…1535   match of a pair of pixels, by distance slot
///                1536    literals
///                1537    second pixel of a pair, coded with the first
struct PixelToken {
  /// Number of kinds of matches of one pixel, and of matches of a pair.
  static var matchKindCount: Int { DistanceSlot.count }
  /// The first kind of matches of a pair.
  static var firstPair: Int { matchKindCount }
  static var literal: Int { 2 * matchKindCount }
  static var secondOfPair: Int { literal + 1 }
  static var kindCount: Int { secondOfPair + 1 }

  private let value: UInt32

  @inline(__always)
  private init(value: UInt32) { self.value = value }

  /// - Parameter distance: The distance of the match in bytes, or 0.
  @inline(__always)
  init(kind: Int, distance: UInt16 = 0) {
    value = UInt32(truncatingIfNeeded: kind) &<< 16 | UInt32(distance)
  }

  @inline(__always) var kind: Int { Int(value &>> 16) }
  @inline(__always) var distance: UInt64 { UInt64(value & 0xFFFF) }

  /// Branch-free select: `mask` is all ones for `first` and zero for `second`.
  @inline(__always)
  static func select(_ mask: UInt32, _ first: Self, _ second: Self) -> Self {
    Self(value: first.value & mask | second.value & ~mask)
  }

  /// The literal/length symbol of a match of one or two pixels. These lengths, 3…8 bytes, have no extra bits.
  static func lengthSymbol(pixelCount: Int, _ bytesPerPixel: Int) -> Int {
    LZ77Block.firstLengthSymbol + pixelCount * bytesPerPixel - 3
  }
}
