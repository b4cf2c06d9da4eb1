/// A symbol's code as it is written.
struct CodeWord {
  /// The code, its first bit lowest, above eight bits that hold how many it has. So lengths can be added and shifted by without taking
  /// words apart.
  private let value: UInt32

  /// A code of no bits, or the lowest `length` of `bits`.
  init(bits: UInt32 = 0, length: UInt32 = 0) { value = bits << 8 | length }

  /// The code.
  @inline(__always) var bits: UInt64 { UInt64(value &>> 8) }
  /// How many bits the code has.
  @inline(__always) var length: UInt64 { UInt64(value & 0xFF) }

  /// Four codes of at most 14 bits one after the other. Two and two are joined first, so that fewer steps wait for each other.
  @inline(__always)
  static func joined(_ one: Self, _ two: Self, _ three: Self, _ four: Self) -> (bits: UInt64, length: UInt64)
  {
    let first = one.bits | two.bits &<< UInt64(one.value)
    let second = three.bits | four.bits &<< UInt64(three.value)
    // Shifts look at the lowest six bits alone, where the sum of two lengths fits.
    let length = one.value &+ two.value
    return (first | second &<< UInt64(length), UInt64((length &+ three.value &+ four.value) & 0xFF))
  }
}
