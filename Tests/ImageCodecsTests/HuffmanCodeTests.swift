import TestSupport
import Testing

@testable import ImageCodecs

@Suite struct HuffmanCodeTests {
  /// RFC 1951, 3.2.2: ABCDEFGH of 3, 3, 3, 3, 3, 2, 4, 4 bits are 010, 011, 100, 101, 110, 00, 1110, 1111. These frequencies give
  /// those lengths; words begin with the lowest bit, so that the codes stand in them reversed.
  @Test func theStandardsExample() {
    let code = HuffmanCode(frequencies: [4, 4, 4, 4, 4, 8, 2, 2], limit: 15)
    #expect(code.lengths == [3, 3, 3, 3, 3, 2, 4, 4])
    let expected: [UInt64] = [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111]
    #expect(code.words.map(\.bits) == expected)
    #expect(code.words.map(\.length) == code.lengths.map(UInt64.init))
  }

  /// Fibonacci's numbers are the frequencies whose code is longest: n symbols, n − 1 bits.
  @Test func fibonacci() {
    let frequencies: [UInt32] = [1, 1, 2, 3, 5, 8, 13, 21]
    #expect(HuffmanCode(frequencies: frequencies, limit: 15).lengths == [7, 7, 6, 5, 4, 3, 2, 1])
  }

  /// Found by hand: of 1, 1, 2, 4, 8 with at most 3 bits the best is four codes of three bits and one of one, 8 + 3 × 8 = 32 bits.
  @Test func shortened() {
    #expect(HuffmanCode(frequencies: [1, 1, 2, 4, 8], limit: 3).lengths == [3, 3, 3, 3, 1])
  }

  /// Readers want codes that are complete: no bits without a meaning.
  @Test(arguments: [[0, 0, 0], [0, 7, 0], [5, 0, 0], [0, 0, 9]] as [[UInt32]])
  func fewSymbols(frequencies: [UInt32]) {
    let lengths = HuffmanCode(frequencies: frequencies, limit: 14).lengths
    #expect(lengths.filter { $0 == 1 }.count == 2 && lengths.filter { $0 == 0 }.count == 1)
    for (frequency, length) in zip(frequencies, lengths) where frequency > 0 { #expect(length == 1) }
  }

  /// Kraft's sum is one, no code is over the limit, the more frequent symbol's is never longer, and none begins another.
  @Test(arguments: 0..<60 as Range<UInt64>) func laws(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (count, limit) = generator.pick([(286, 14), (286, 9), (30, 14), (30, 5), (19, 7), (2, 1)])
    let steepness = Double.random(in: 1...1.9, using: &generator)
    var weight = 1.0
    let frequencies = (0..<count).map { _ in
      weight = min(weight * steepness, 60_000)
      return generator.once(in: 4) ? 0 : UInt32(weight)
    }.shuffled(using: &generator)
    let code = HuffmanCode(frequencies: frequencies, limit: limit)
    let used = code.lengths.indices.filter { code.lengths[$0] > 0 }
    #expect(used.reduce(0) { $0 + 1 << (limit - Int(code.lengths[$1])) } == 1 << limit)
    for symbol in 0..<count where frequencies[symbol] > 0 { #expect(code.lengths[symbol] > 0) }
    let sorted = used.sorted { (frequencies[$0], code.lengths[$1]) < (frequencies[$1], code.lengths[$0]) }
    #expect(zip(sorted, sorted.dropFirst()).allSatisfy { code.lengths[$0] >= code.lengths[$1] })
    for one in used {
      for other in used where one != other && code.lengths[one] <= code.lengths[other] {
        let mask = UInt64(1) << UInt64(code.lengths[one]) - 1
        #expect(code.words[one].bits & mask != code.words[other].bits & mask)
      }
    }
  }
}
