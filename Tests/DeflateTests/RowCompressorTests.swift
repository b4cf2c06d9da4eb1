import TestSupport
import Testing

@testable import Deflate

/// zlib decompresses what ``RowCompressor`` writes, by either strategy.
@Suite struct RowCompressorTests {
  private func expectRoundTrip(
    _ bytes: [UInt8], bytesPerPixel: Int = 4, bytesPerRow: Int = 61,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for strategy in [RowCompressor.Strategy.runLength, .pixelMatching] {
      let stream = RowCompressor(
        bytesPerPixel: bytesPerPixel, bytesPerRow: bytesPerRow, strategy: strategy
      ).compress(bytes).stream
      // With room for one more byte zlib reaches the end of the stream and compares the checksum.
      let decompressed = Inflate.prefix(of: stream, maximumCount: bytes.count + 1)
      #expect(decompressed == bytes, sourceLocation: sourceLocation)
      // Blocks that codes do not make smaller are stored: five bytes a block, and six of header and checksum.
      let maximum = bytes.count + 6 + 5 * max(1, (bytes.count + 65_534) / 65_535) + 1
      #expect(stream.count <= maximum, sourceLocation: sourceLocation)
    }
  }

  /// Less than a block, one block, and more than one.
  static let counts = [
    0, 1, 2, 3, 4, 7, 8, 9, 15, 16, 17, 61, 257, 258, 259, 260, 261, 262, 515, 516, 517, 519, 4096, 65_534,
    65_535, 65_536, 65_537, 131_070, 131_071, 200_000,
  ]

  @Test(arguments: counts) func constantBytes(count: Int) {
    expectRoundTrip([UInt8](repeating: 0, count: count))
    expectRoundTrip([UInt8](repeating: 200, count: count), bytesPerPixel: 3)
  }

  @Test(arguments: counts) func randomBytes(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    expectRoundTrip(bytes)
    expectRoundTrip(bytes, bytesPerPixel: 3, bytesPerRow: 301)
  }

  /// Runs of every length between other bytes, at every offset from a word boundary.
  @Test(arguments: [3, 4], [1, 5, 61, 400, 32_767, 32_768, 40_000])
  func runsOfAllLengths(bytesPerPixel: Int, bytesPerRow: Int) {
    var generator = SeededGenerator(seed: UInt64(bytesPerRow))
    var bytes: [UInt8] = []
    for length in Array(0...40) + Array(250...270) + Array(505...525) + [770, 1000, 5000] {
      bytes += (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        .random(in: 1...255, using: &generator)
      }
      let pixel = (0..<bytesPerPixel).map { _ in UInt8.random(in: 0...255, using: &generator) }
      bytes += (0..<length).map { pixel[$0 % bytesPerPixel] }
    }
    expectRoundTrip(bytes, bytesPerPixel: bytesPerPixel, bytesPerRow: bytesPerRow)
  }

  /// Rows that differ from the one above in one byte.
  @Test(arguments: [9, 61, 300, 2401, 32_767]) func repeatedRows(bytesPerRow: Int) {
    var generator = SeededGenerator(seed: UInt64(bytesPerRow))
    var row = (0..<bytesPerRow).map { _ in UInt8.random(in: 0...255, using: &generator) }
    var bytes: [UInt8] = []
    while bytes.count < max(3000, 5 * bytesPerRow) {
      bytes += row
      row[.random(in: 0..<bytesPerRow, using: &generator)] &+= 1
    }
    expectRoundTrip(bytes, bytesPerRow: bytesPerRow)
  }

  /// Fibonacci numbers as frequencies, whose optimal code has 21 bits: codes must be shortened.
  @Test func codesOverTheMaximumLength() {
    var generator = SeededGenerator(seed: 5)
    var (one, other) = (1, 1)
    var bytes: [UInt8] = []
    for value in 0..<22 as Range<UInt8> {
      bytes += [UInt8](repeating: value &* 11, count: one)
      (one, other) = (other, one + other)
    }
    expectRoundTrip(Array(bytes.shuffled(using: &generator).prefix(65_535)))
  }

  /// Random sequences of bytes near zero, as filters produce them, random bytes, runs and repeats.
  @Test(arguments: 0..<40 as Range<UInt64>) func randomSequences(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (bytesPerPixel, bytesPerRow) = (generator.pick([3, 4]), Int.random(in: 1...3000, using: &generator))
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...60, using: &generator) {
      let count = Int.random(in: 0...generator.pick([4, 40, 3000]), using: &generator)
      let magnitude: Int8 = generator.pick([0, 1, 3, 20, 127])
      let back = Int.random(in: 1...max(1, bytes.count), using: &generator)
      for _ in 0..<count {
        let isCopy = magnitude == 127 && !bytes.isEmpty
        bytes.append(
          isCopy
            ? bytes[bytes.count - back]
            : UInt8(bitPattern: .random(in: -magnitude...magnitude, using: &generator)))
      }
    }
    expectRoundTrip(bytes, bytesPerPixel: bytesPerPixel, bytesPerRow: bytesPerRow)
  }

  @Test func hugeInput() {
    var state: UInt32 = 1
    let bytes = (0..<5_000_000).map { index in
      state = state &* 1_664_525 &+ 1_013_904_223
      return index % 1_000_000 < 700_000 ? UInt8(state >> 24 & state >> 16 & 255) : 0
    }
    expectRoundTrip(bytes, bytesPerRow: 2401)
  }

  /// A run takes one length symbol for each 258 bytes: 16 MB of zeros take less than 32 KB.
  @Test func runsAreSmall() {
    let compressor = RowCompressor(bytesPerPixel: 4, bytesPerRow: 4001, strategy: .pixelMatching)
    #expect(compressor.compress([UInt8](repeating: 0, count: 16_000_000)).stream.count < 32_000)
  }
}
