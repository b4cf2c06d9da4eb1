/// The symbol and extra bits that code a match length or a distance (RFC 1951, 3.2.5).
struct MatchSymbol {
  /// Index of the length symbol (0…28, coded as literal/length symbols 257…285) or of the distance symbol
  /// (0…29).
  let index: Int
  /// The extra bits and their number.
  let extraBits, extraBitCount: UInt64

  /// The symbol of a match length.
  ///
  /// There are four length symbols for each power of two, and one for the maximum.
  ///
  /// - Parameter length: 3…258 bytes.
  @inline(__always)
  init(length: UInt16) {
    let value = UInt32(length) &- 3
    let power = UInt32(31 &- value.leadingZeroBitCount & 31)
    guard length < 258, value >= 8 else {
      self.init(index: length == 258 ? 28 : Int(value), extraBits: 0, extraBitCount: 0)
      return
    }
    let count = power &- 2
    self.init(
      index: Int(4 &* (power &- 1) &+ (value &>> count & 3)), extraBits: UInt64(value & (1 &<< count &- 1)),
      extraBitCount: UInt64(count))
  }

  /// The symbol of a distance.
  ///
  /// There are two distance symbols for each power of two.
  ///
  /// - Parameter distance: 1…32,768 bytes.
  @inline(__always)
  init(distance: UInt16) {
    let value = UInt32(distance) &- 1
    guard value >= 4 else {
      self.init(index: Int(value), extraBits: 0, extraBitCount: 0)
      return
    }
    let power = UInt32(31 &- value.leadingZeroBitCount)
    let count = power &- 1
    self.init(
      index: Int(2 &* power &+ (value &>> count & 1)), extraBits: UInt64(value & (1 &<< count &- 1)),
      extraBitCount: UInt64(count))
  }

  /// The number of extra bits of a distance symbol and its smallest distance.
  static func distanceBase(ofSymbol index: Int) -> (extraBitCount: UInt64, base: UInt64) {
    guard index >= 4 else { return (0, UInt64(index + 1)) }
    let count = UInt64(index / 2 - 1)
    return (count, UInt64(2 + index % 2) << count + 1)
  }

  @inline(__always)
  private init(index: Int, extraBits: UInt64, extraBitCount: UInt64) {
    self.index = index
    self.extraBits = extraBits
    self.extraBitCount = extraBitCount
  }
}
