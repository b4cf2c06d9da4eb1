/// The expected cost in bits of literals and of matches of one and two pixels.
///
///      0            256                       1024                     1792
///     ┌────────────┬─────────────────────────┬─────────────────────────┐
///     │ literals   │ match of one pixel,     │ match of a pair,        │
///     │            │ by distance slot        │ by distance slot        │
///     └────────────┴─────────────────────────┴─────────────────────────┘
///
/// The slots of a match are in the order of the kinds of ``PixelToken``.
struct CostModel {
  private var costs: [UInt8]
  /// Index of the first match.
  static var firstMatch: Int { 256 }
  /// More than two pixels cost as literals (8 × 14 bits): the cost of a distance beyond the window.
  private static let unreachable: UInt8 = 255

  /// Costs for the first block, before any code is known: bytes near zero are frequent, and matches cost six
  /// bits and their extra bits.
  init() {
    let literals = (0..<256).map { value -> UInt8 in
      let magnitude = Int8(truncatingIfNeeded: value).magnitude
      return magnitude == 0 ? 2 : 4 + UInt8(8 - (magnitude / 3 + 1).leadingZeroBitCount)
    }
    let matches = Self.bySlot { symbol in 6 + Self.extraBitCount(symbol) }
    costs = literals + matches + matches
  }

  /// Costs by the code lengths of a block. Symbols that do not occur in it cost about a maximum code: 13 bits
  /// for a literal, 6 for a length, 9 for a distance.
  init(literalLengths: [UInt8], distanceLengths: [UInt8], bytesPerPixel: Int) {
    costs = literalLengths.prefix(256).map { $0 == 0 ? 13 : $0 }
    for pixelCount in 1...2 {
      let length = literalLengths[PixelToken.lengthSymbol(pixelCount: pixelCount, bytesPerPixel)]
      costs += Self.bySlot { symbol in
        let distance = distanceLengths[symbol]
        return (length == 0 ? 6 : length) + (distance == 0 ? 9 : distance) + Self.extraBitCount(symbol)
      }
    }
  }

  private static func bySlot(_ cost: (Int) -> UInt8) -> [UInt8] {
    let costs = (0..<30).map(cost)
    return DistanceSlot.symbols.map { costs[$0] }
      + Array(repeating: unreachable, count: DistanceSlot.count - DistanceSlot.symbols.count)
  }

  /// Number of extra bits of a distance symbol.
  private static func extraBitCount(_ symbol: Int) -> UInt8 { UInt8(max(0, symbol / 2 - 1)) }

  /// Calls `body` with the table of costs.
  @inline(__always)
  func withPointer(_ body: (UnsafePointer<UInt8>) -> Void) {
    costs.withUnsafeBufferPointer { body($0.baseAddress!) }
  }
}
