/// How deflate writes a length or a distance: a symbol, and bits that tell what it leaves open (RFC 1951, 3.2.5).
struct DeflateSymbol {
  /// The number of the symbol among those of lengths (0…28, written as 257…285) or distances (0…29).
  let number: Int
  /// What the symbol leaves open, and in how many bits it is told.
  let rest, restLength: UInt64

  /// - Parameter length: 3…258 bytes. There are four symbols for each power of two, and one for the longest.
  @inline(__always)
  init(length: UInt16) {
    let value = UInt32(length) &- 3
    let power = UInt32(31 &- value.leadingZeroBitCount & 31)
    guard length < 258, value >= 8 else {
      self.init(number: length == 258 ? 28 : Int(value), rest: 0, restLength: 0)
      return
    }
    let open = power &- 2
    self.init(
      number: Int(4 &* (power &- 1) &+ (value &>> open & 3)), rest: UInt64(value & (1 &<< open &- 1)),
      restLength: UInt64(open))
  }

  /// - Parameter distance: 1…32,768 bytes. There are two symbols for each power of two.
  @inline(__always)
  init(distance: UInt16) {
    let value = UInt32(distance) &- 1
    guard value >= 4 else {
      self.init(number: Int(value), rest: 0, restLength: 0)
      return
    }
    let power = UInt32(31 &- value.leadingZeroBitCount)
    let open = power &- 1
    self.init(
      number: Int(2 &* power &+ (value &>> open & 1)), rest: UInt64(value & (1 &<< open &- 1)),
      restLength: UInt64(open))
  }

  /// How many bits tell which of a symbol's distances it is, and the first of them.
  static func distances(ofSymbol number: Int) -> (restLength: UInt64, first: UInt64) {
    guard number >= 4 else { return (0, UInt64(number + 1)) }
    let restLength = UInt64(number / 2 - 1)
    return (restLength, UInt64(2 + number % 2) << restLength + 1)
  }

  @inline(__always)
  private init(number: Int, rest: UInt64, restLength: UInt64) {
    self.number = number
    self.rest = rest
    self.restLength = restLength
  }
}
