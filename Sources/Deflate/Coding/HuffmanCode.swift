/// A canonical Huffman code (RFC 1951, 3.2.2) for symbols of given frequencies.
struct HuffmanCode {
  /// The code length of each symbol in bits, 0 where a symbol does not occur.
  let lengths: [UInt8]
  /// The code word of each symbol.
  let words: [CodeWord]

  /// A complete code: where fewer than two symbols occur, the first unused symbols get codes too.
  ///
  /// - Parameter maximumLength: The maximum code length. The code is optimal but for the symbols whose codes
  ///   it shortens.
  init(frequencies: some Collection<UInt32>, maximumLength: Int) {
    let count = frequencies.count
    // A sort key: the frequency above the 16 bits of the symbol.
    var keys: [UInt64] = []
    keys.reserveCapacity(count)
    for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
      keys.append(UInt64(frequency) << 16 | UInt64(symbol))
    }
    for symbol in 0..<UInt64(2) where keys.count < 2 && !keys.contains(where: { $0 & 0xFFFF == symbol }) {
      keys.append(1 << 16 | symbol)
    }
    keys.sort()
    lengths = Self.lengths(keys, symbolCount: count, maximumLength: maximumLength)
    words = Self.words(lengths)
  }

  /// Assigns the longest codes to the rarest symbols.
  ///
  /// - Parameter keys: Sorted by frequency (bits from 16 on), then by symbol (lower 16 bits).
  private static func lengths(_ keys: [UInt64], symbolCount: Int, maximumLength: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: symbolCount)
    var index = 0
    let counts = lengthCounts(depths(keys.map { $0 >> 16 }), maximumLength: maximumLength)
    for length in stride(from: maximumLength, to: 0, by: -1) {
      for _ in 0..<counts[length] {
        lengths[Int(keys[index] & 0xFFFF)] = UInt8(length)
        index += 1
      }
    }
    return lengths
  }

  /// The depths of the leaves of the Huffman tree, whose weights are in ascending order.
  ///
  /// Repeatedly joins the two lightest nodes. Joined nodes are created in ascending order of weight too, so
  /// the lightest node is always at the front of one of two queues: the leaves or the joined nodes.
  private static func depths(_ leaves: [UInt64]) -> [Int] {
    var weights = leaves
    weights.reserveCapacity(2 * leaves.count)
    var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
    var (leaf, joined) = (0, leaves.count)
    func removeLightest() -> Int {
      if leaf < leaves.count, joined >= weights.count || weights[leaf] <= weights[joined] {
        leaf += 1
        return leaf - 1
      }
      joined += 1
      return joined - 1
    }
    while weights.count < parents.count {
      let (first, second) = (removeLightest(), removeLightest())
      parents[first] = weights.count
      parents[second] = weights.count
      weights.append(weights[first] + weights[second])
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for node in stride(from: parents.count - 2, through: 0, by: -1) {
      depths[node] = depths[parents[node]] + 1
    }
    return Array(depths.prefix(leaves.count))
  }

  /// The number of codes of each length after limiting lengths to `maximumLength`.
  ///
  /// Shortening codes makes their Kraft sum exceed one. Each step of the loop takes a code of the greatest
  /// length below the maximum, makes it a bit longer and gives it a sibling taken from the maximum length;
  /// this lowers the sum by one unit of 2⁻ᵐᵃˣⁱᵐᵘᵐ. No such code is left only for more than 2ᵐᵃˣⁱᵐᵘᵐ symbols.
  /// The alphabets of Deflate have 286, 30 and 19 symbols, whatever is compressed, and 15, 15 and 7 bits.
  private static func lengthCounts(_ depths: [Int], maximumLength: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: maximumLength + 1)
    for depth in depths { counts[min(depth, maximumLength)] += 1 }
    var kraftSum = (1...maximumLength).reduce(0) { $0 + counts[$1] << (maximumLength - $1) }
    while kraftSum > 1 << maximumLength {
      guard let length = (1..<maximumLength).last(where: { counts[$0] > 0 }) else {
        preconditionFailure("\(depths.count) symbols do not fit into codes of \(maximumLength) bits")
      }
      counts[length] -= 1
      counts[length + 1] += 2
      counts[maximumLength] -= 1
      kraftSum -= 1
    }
    return counts
  }

  /// Codes of equal length are consecutive numbers and follow those of the length before.
  private static func words(_ lengths: [UInt8]) -> [CodeWord] {
    var next = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1..<next.count { next[length] = (next[length] + next[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return CodeWord() }
      let code = next[Int(length)]
      next[Int(length)] += 1
      return CodeWord(bits: code.bitReversed >> (32 - UInt32(length)), length: UInt32(length))
    }
  }
}

extension UInt32 {
  fileprivate var bitReversed: UInt32 {
    var bits = byteSwapped
    bits = (bits >> 4 & 0x0F0F_0F0F) | (bits & 0x0F0F_0F0F) << 4
    bits = (bits >> 2 & 0x3333_3333) | (bits & 0x3333_3333) << 2
    return (bits >> 1 & 0x5555_5555) | (bits & 0x5555_5555) << 1
  }
}
