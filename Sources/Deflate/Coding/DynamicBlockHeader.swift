/// The header of a block with dynamic Huffman codes: the lengths of both codes, run-length encoded and coded
/// by a third code, the code length code (RFC 1951, 3.2.7).
///
///      13   10 9     5 4     0
///     ┌───────┬───────┬───────┐  then (HCLEN + 4) × 3 bits: lengths of the code length code,
///     │ HCLEN │ HDIST │ HLIT  │  then HLIT + 257 literal/length and HDIST + 1 distance code lengths
///     └───────┴───────┴───────┘
struct DynamicBlockHeader {
  /// A symbol of the code length code: 0…15 is a length, 16 repeats the length before 3…6 times, 17 and 18
  /// repeat zero 3…10 and 11…138 times.
  private struct CodeLengthSymbol {
    let symbol: Int
    let extraBits: Int
    var extraBitCount: Int { symbol < 16 ? 0 : [2, 3, 7][symbol - 16] }
  }

  private let symbols: [CodeLengthSymbol]
  private let codeLengthCode: HuffmanCode
  /// Numbers of lengths that are coded for each code (HLIT + 257 and HDIST + 1); those after them are zero.
  private let literalCount, distanceCount: Int
  /// HCLEN + 4.
  private let codeLengthCount: Int

  /// The order in which the lengths of the code length code are stored.
  private static let codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  init(literalLengths: [UInt8], distanceLengths: [UInt8]) {
    literalCount = max(257, Self.usedCount(literalLengths))
    distanceCount = max(1, Self.usedCount(distanceLengths))
    symbols = Self.runLengthEncoded(
      Array(literalLengths.prefix(literalCount) + distanceLengths.prefix(distanceCount)))
    var frequencies = [UInt32](repeating: 0, count: 19)
    for item in symbols { frequencies[item.symbol] += 1 }
    codeLengthCode = HuffmanCode(frequencies: frequencies, maximumLength: 7)
    let lengths = codeLengthCode.lengths
    codeLengthCount = max(4, Self.usedCount(Self.codeLengthOrder.map { lengths[$0] }))
  }

  /// The number of lengths up to the last one that is not zero; 1 where all are zero.
  private static func usedCount(_ lengths: [UInt8]) -> Int { 1 + (lengths.lastIndex { $0 > 0 } ?? 0) }

  private static func runLengthEncoded(_ lengths: [UInt8]) -> [CodeLengthSymbol] {
    var symbols: [CodeLengthSymbol] = []
    var start = 0
    while start < lengths.count {
      let length = lengths[start]
      let end = lengths[start...].firstIndex { $0 != length } ?? lengths.count
      if length > 0 { symbols.append(CodeLengthSymbol(symbol: Int(length), extraBits: 0)) }
      var remaining = end - start - (length > 0 ? 1 : 0)
      while remaining >= 3 {
        let (symbol, count) = longestRepeat(remaining, ofZeros: length == 0)
        symbols.append(symbol)
        remaining -= count
      }
      symbols += Array(repeating: CodeLengthSymbol(symbol: Int(length), extraBits: 0), count: remaining)
      start = end
    }
    return symbols
  }

  /// The symbol that repeats a length as often as possible but at most `count` times, and the number of
  /// repeats.
  private static func longestRepeat(_ count: Int, ofZeros isZero: Bool) -> (CodeLengthSymbol, Int) {
    let (symbol, minimum, maximum) = !isZero ? (16, 3, 6) : count <= 10 ? (17, 3, 10) : (18, 11, 138)
    let repeats = min(count, maximum)
    return (CodeLengthSymbol(symbol: symbol, extraBits: repeats - minimum), repeats)
  }

  /// The number of bits that `write` appends.
  var bitCount: Int {
    14 + 3 * codeLengthCount
      + symbols.reduce(0) { $0 + Int(codeLengthCode.lengths[$1.symbol]) + $1.extraBitCount }
  }

  func write(to writer: inout BitWriter) {
    let (hlit, hdist, hclen) = (literalCount - 257, distanceCount - 1, codeLengthCount - 4)
    writer.put(UInt64(hlit) | UInt64(hdist) << 5 | UInt64(hclen) << 10, 14)
    for symbol in Self.codeLengthOrder.prefix(codeLengthCount) {
      writer.put(UInt64(codeLengthCode.lengths[symbol]), 3)
      writer.flush()
    }
    for item in symbols {
      writer.put(codeLengthCode.words[item.symbol])
      writer.put(UInt64(item.extraBits), UInt64(item.extraBitCount))
      writer.flush()
    }
  }
}
