import Testing

@testable import Deflate

/// The tables of RFC 1951, 3.2.5.
@Suite struct MatchSymbolTests {
  /// The smallest length of each length symbol and its number of extra bits.
  static let lengths: [(base: Int, extraBitCount: UInt64)] = [
    (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1), (17, 1),
    (19, 2),
    (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4), (83, 4), (99, 4), (115, 4),
    (131, 5),
    (163, 5), (195, 5), (227, 5), (258, 0),
  ]

  /// The smallest distance of each distance symbol and its number of extra bits.
  static let distances: [(base: Int, extraBitCount: UInt64)] = [
    (1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (7, 1), (9, 2), (13, 2), (17, 3), (25, 3), (33, 4), (49, 4),
    (65, 5),
    (97, 5), (129, 6), (193, 6), (257, 7), (385, 7), (513, 8), (769, 8), (1025, 9), (1537, 9), (2049, 10),
    (3073, 10), (4097, 11), (6145, 11), (8193, 12), (12289, 12), (16385, 13), (24577, 13),
  ]

  @Test func everyLength() throws {
    for length in 3...258 {
      let symbol = try #require(Self.lengths.lastIndex { $0.base <= length })
      let found = MatchSymbol(length: UInt16(length))
      #expect(found.index == symbol && found.extraBitCount == Self.lengths[symbol].extraBitCount)
      #expect(Self.lengths[symbol].base + Int(found.extraBits) == length)
    }
  }

  @Test func everyDistance() throws {
    for distance in 1...32_768 {
      let symbol = try #require(Self.distances.lastIndex { $0.base <= distance })
      let found = MatchSymbol(distance: UInt16(distance))
      #expect(found.index == symbol && found.extraBitCount == Self.distances[symbol].extraBitCount)
      #expect(Self.distances[symbol].base + Int(found.extraBits) == distance)
      #expect(DistanceSlot.symbols[DistanceSlot.index(of: UInt16(distance))] == symbol)
    }
    for (symbol, expected) in Self.distances.enumerated() {
      let found = MatchSymbol.distanceBase(ofSymbol: symbol)
      #expect(found.base == UInt64(expected.base) && found.extraBitCount == expected.extraBitCount)
    }
  }
}
