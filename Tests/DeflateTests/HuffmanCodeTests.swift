import TestSupport
import Testing

@testable import Deflate

@Suite struct HuffmanCodeTests {
  /// The example of RFC 1951, 3.2.2: lengths 3, 3, 3, 3, 3, 2, 4, 4 give the codes 010, 011, 100, 101, 110,
  /// 00, 1110, 1111. Code words store them with the first bit lowest, so reversed.
  @Test func exampleOfTheStandard() {
    let code = HuffmanCode(frequencies: [4, 4, 4, 4, 4, 8, 2, 2], maximumLength: 15)
    #expect(code.lengths == [3, 3, 3, 3, 3, 2, 4, 4])
    let expected: [UInt64] = [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111]
    #expect(code.words.map(\.bits) == expected)
    #expect(code.words.map(\.length) == code.lengths.map(UInt64.init))
  }

  /// Fibonacci numbers are the frequencies with the longest optimal code: n symbols, n − 1 bits.
  @Test func fibonacci() {
    let frequencies: [UInt32] = [1, 1, 2, 3, 5, 8, 13, 21]
    #expect(HuffmanCode(frequencies: frequencies, maximumLength: 15).lengths == [7, 7, 6, 5, 4, 3, 2, 1])
  }

  /// By hand: for 1, 1, 2, 4, 8 and at most 3 bits the optimum is four codes of three bits and one of one
  /// bit, 8 + 3 × 8 = 32 bits.
  @Test func limitedLength() {
    #expect(HuffmanCode(frequencies: [1, 1, 2, 4, 8], maximumLength: 3).lengths == [3, 3, 3, 3, 1])
  }

  /// Decoders require complete codes, in which every sequence of bits has a meaning.
  @Test(arguments: [[0, 0, 0], [0, 7, 0], [5, 0, 0], [0, 0, 9]] as [[UInt32]])
  func fewSymbols(frequencies: [UInt32]) {
    let lengths = HuffmanCode(frequencies: frequencies, maximumLength: 14).lengths
    #expect(lengths.filter { $0 == 1 }.count == 2 && lengths.filter { $0 == 0 }.count == 1)
    for (frequency, length) in zip(frequencies, lengths) where frequency > 0 { #expect(length == 1) }
  }

  /// The Kraft sum is one, no code exceeds the maximum length, a more frequent symbol never has a longer
  /// code, and no code is a prefix of another.
  @Test(arguments: 0..<60 as Range<UInt64>) func laws(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (count, maximumLength) = generator.pick([(286, 14), (286, 9), (30, 14), (30, 5), (19, 7), (2, 1)])
    let steepness = Double.random(in: 1...1.9, using: &generator)
    var weight = 1.0
    let frequencies = (0..<count).map { _ in
      weight = min(weight * steepness, 60_000)
      return generator.once(in: 4) ? 0 : UInt32(weight)
    }.shuffled(using: &generator)
    let code = HuffmanCode(frequencies: frequencies, maximumLength: maximumLength)
    let used = code.lengths.indices.filter { code.lengths[$0] > 0 }
    #expect(used.reduce(0) { $0 + 1 << (maximumLength - Int(code.lengths[$1])) } == 1 << maximumLength)
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
