import TestSupport
import Testing

@testable import ImageCodecs

/// What `RunDeflate` packs, zlib unpacks, whether single pixels are matched or not.
@Suite struct RunDeflateTests {
  private func expectBack(
    _ bytes: [UInt8], pixelLength: Int = 4, rowLength: Int = 61,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for matchesPixels in [false, true] {
      let packer = RunDeflate(pixelLength: pixelLength, rowLength: rowLength, matchesPixels: matchesPixels)
      let packed = packer.zlib(bytes)
      // One more than there are, so that zlib sees the end and compares the checksum.
      let unpacked = Deflated(packed).unpacked(atMost: bytes.count + 1)
      #expect(unpacked == bytes, sourceLocation: sourceLocation)
      // What does not get smaller is stored, with five bytes a block beside the header and the checksum.
      let most = bytes.count + 6 + 5 * max(1, (bytes.count + 65_534) / 65_535) + 1
      #expect(packed.count <= most, sourceLocation: sourceLocation)
    }
  }

  /// Up to a block, a block, and more than one.
  static let counts = [
    0, 1, 2, 3, 4, 7, 8, 9, 15, 16, 17, 61, 257, 258, 259, 260, 261, 262, 515, 516, 517, 519, 4096, 65_534,
    65_535, 65_536, 65_537, 131_070, 131_071, 200_000,
  ]

  @Test(arguments: counts) func constantBytes(count: Int) {
    expectBack([UInt8](repeating: 0, count: count))
    expectBack([UInt8](repeating: 200, count: count), pixelLength: 3)
  }

  @Test(arguments: counts) func randomBytes(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    expectBack(bytes)
    expectBack(bytes, pixelLength: 3, rowLength: 301)
  }

  /// Runs of every length between bytes that are in none, at every distance from a word's start.
  @Test(arguments: [3, 4], [1, 5, 61, 400, 32_767, 32_768, 40_000])
  func runsOfAllLengths(pixelLength: Int, rowLength: Int) {
    var generator = SeededGenerator(seed: UInt64(rowLength))
    var bytes: [UInt8] = []
    for length in Array(0...40) + Array(250...270) + Array(505...525) + [770, 1000, 5000] {
      bytes += (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        .random(in: 1...255, using: &generator)
      }
      let pixel = (0..<pixelLength).map { _ in UInt8.random(in: 0...255, using: &generator) }
      bytes += (0..<length).map { pixel[$0 % pixelLength] }
    }
    expectBack(bytes, pixelLength: pixelLength, rowLength: rowLength)
  }

  /// Rows that are like the one above but for some bytes.
  @Test(arguments: [9, 61, 300, 2401, 32_767]) func repeatedRows(rowLength: Int) {
    var generator = SeededGenerator(seed: UInt64(rowLength))
    var row = (0..<rowLength).map { _ in UInt8.random(in: 0...255, using: &generator) }
    var bytes: [UInt8] = []
    while bytes.count < max(3000, 5 * rowLength) {
      bytes += row
      row[.random(in: 0..<rowLength, using: &generator)] &+= 1
    }
    expectBack(bytes, rowLength: rowLength)
  }

  /// Frequencies that grow as Fibonacci's numbers do, for which Huffman's own codes would be of 22 bits.
  @Test func codesThatWouldBeTooLong() {
    var generator = SeededGenerator(seed: 5)
    var (one, other) = (1, 1)
    var bytes: [UInt8] = []
    for value in 0..<22 as Range<UInt8> {
      bytes += [UInt8](repeating: value &* 11, count: one)
      (one, other) = (other, one + other)
    }
    expectBack(Array(bytes.shuffled(using: &generator).prefix(65_535)))
  }

  /// Bytes of all kinds in any order: some near zero, as filters leave them, some at random, runs and repeats of what was before.
  @Test(arguments: 0..<40 as Range<UInt64>) func anything(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (pixelLength, rowLength) = (generator.pick([3, 4]), Int.random(in: 1...3000, using: &generator))
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...60, using: &generator) {
      let count = Int.random(in: 0...generator.pick([4, 40, 3000]), using: &generator)
      let most: Int8 = generator.pick([0, 1, 3, 20, 127])
      let back = Int.random(in: 1...max(1, bytes.count), using: &generator)
      for _ in 0..<count {
        let isCopy = most == 127 && !bytes.isEmpty
        bytes.append(
          isCopy
            ? bytes[bytes.count - back]
            : UInt8(bitPattern: .random(in: -most...most, using: &generator)))
      }
    }
    expectBack(bytes, pixelLength: pixelLength, rowLength: rowLength)
  }

  @Test func hugeInput() {
    var state: UInt32 = 1
    let bytes = (0..<5_000_000).map { index in
      state = state &* 1_664_525 &+ 1_013_904_223
      return index % 1_000_000 < 700_000 ? UInt8(state >> 24 & state >> 16 & 255) : 0
    }
    expectBack(bytes, rowLength: 2401)
  }

  /// A run of zeros takes a symbol for each 258 of them: 16 MB of them less than 16 KB.
  @Test func runsAreSmall() {
    let packer = RunDeflate(pixelLength: 4, rowLength: 4001, matchesPixels: true)
    let packed = packer.zlib([UInt8](repeating: 0, count: 16_000_000))
    #expect(packed.count < 32_000)
  }
}
