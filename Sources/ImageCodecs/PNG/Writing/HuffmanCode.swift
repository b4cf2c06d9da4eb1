/// A canonical Huffman code (RFC 1951, 3.2.2) that is made for the frequencies of some symbols.
struct HuffmanCode {
  /// Bits of each symbol's code, 0 where a symbol does not occur.
  let lengths: [UInt8]
  /// Each symbol's code.
  let words: [CodeWord]

  /// A complete code: where fewer than two symbols occur, others are given one as well.
  ///
  /// - Parameter limit: the longest code's bits. With it codes are the best but for the rare symbols it concerns.
  init(frequencies: some Collection<UInt32>, limit: Int) {
    let count = frequencies.count
    var symbols: [UInt64] = []
    symbols.reserveCapacity(count)
    for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
      symbols.append(UInt64(frequency) << 16 | UInt64(symbol))
    }
    for symbol in 0..<UInt64(2) where symbols.count < 2 && !symbols.contains(where: { $0 & 0xFFFF == symbol })
    {
      symbols.append(1 << 16 | symbol)
    }
    symbols.sort()
    lengths = Self.lengths(of: symbols, among: count, limit: limit)
    words = Self.words(lengths)
  }

  /// Sorted by frequency (upper bits) and number (lower 16): the rarest are given the longest codes.
  private static func lengths(of symbols: [UInt64], among count: Int, limit: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: count)
    var index = 0
    let ofLength = limited(depths(symbols.map { $0 >> 16 }), limit: limit)
    for length in stride(from: limit, to: 0, by: -1) {
      for _ in 0..<ofLength[length] {
        lengths[Int(symbols[index] & 0xFFFF)] = UInt8(length)
        index += 1
      }
    }
    return lengths
  }

  /// The depths of the leaves in Huffman's tree, whose weights are in ascending order: the two lightest nodes are joined until one is
  /// left. Joined nodes come in ascending order, too, so that the lightest are at the front of one of two queues.
  private static func depths(_ leaves: [UInt64]) -> [Int] {
    var weights = leaves
    weights.reserveCapacity(2 * leaves.count)
    var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
    var (leaf, joined) = (0, leaves.count)
    func lightest() -> Int {
      if leaf < leaves.count, joined >= weights.count || weights[leaf] <= weights[joined] {
        leaf += 1
        return leaf - 1
      }
      joined += 1
      return joined - 1
    }
    while weights.count < parents.count {
      let (one, other) = (lightest(), lightest())
      parents[one] = weights.count
      parents[other] = weights.count
      weights.append(weights[one] + weights[other])
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for node in stride(from: parents.count - 2, through: 0, by: -1) {
      depths[node] = depths[parents[node]] + 1
    }
    return Array(depths.prefix(leaves.count))
  }

  /// How many codes of each length there are once none is longer than the limit. Shortening codes takes more room than there is, in
  /// units of the longest code; it is won back by making the longest of the others longer, each of which joins one from the limit.
  private static func limited(_ depths: [Int], limit: Int) -> [Int] {
    var ofLength = [Int](repeating: 0, count: limit + 1)
    for depth in depths { ofLength[min(depth, limit)] += 1 }
    var room = (1...limit).reduce(0) { $0 + ofLength[$1] << (limit - $1) }
    while room > 1 << limit {
      guard let length = (1..<limit).last(where: { ofLength[$0] > 0 }) else { break }
      ofLength[length] -= 1
      ofLength[length + 1] += 2
      ofLength[limit] -= 1
      room -= 1
    }
    return ofLength
  }

  /// Codes of one length count up, from where those of the length before ended.
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
