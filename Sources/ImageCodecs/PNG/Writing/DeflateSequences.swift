/// The sequences of one block after another, and how often each symbol occurs in it.
struct DeflateSequences: ~Copyable {
  /// The longest block: as many bytes as can be stored as they are.
  static let longestBlock = 65_535

  /// All bytes, of which blocks are parts.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The first byte that no sequence holds yet.
  private(set) var pending = 0
  private let sequences: UnsafeMutablePointer<DeflateSequence>
  private var sequenceCount = 0
  private let pixels: UnsafeMutablePointer<PixelToken>
  private var pixelCount = 0

  /// How often symbols occur. Literals are counted in four tables of 256, any of which may be used, in turn: a processor waits where it
  /// counts the same twice in a row. What follows are lengths of runs, classes of their distances, and classes of pixels.
  let counts: UnsafeMutablePointer<UInt32>
  private static var tables: Int { 4 }
  private static var lengthCounts: Int { tables * 256 }
  private static var distanceCounts: Int { lengthCounts + 29 }
  /// Where classes of pixels are counted.
  static var pixelCounts: Int { distanceCounts + DistanceClass.count }
  private static var countsLength: Int { pixelCounts + PixelToken.classes }

  private let pixelLength: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, pixelLength: Int) {
    self.bytes = bytes
    self.pixelLength = pixelLength
    // Pixels and matches are at least three bytes long, and one sequence more ends the block.
    sequences = .allocate(capacity: Self.longestBlock / 3 + 1)
    pixels = .allocate(capacity: Self.longestBlock / 3)
    counts = .allocate(capacity: Self.countsLength)
    clear()
  }

  deinit {
    sequences.deallocate()
    pixels.deallocate()
    counts.deallocate()
  }

  /// Where the next pixels go.
  var nextPixel: UnsafeMutablePointer<PixelToken> { pixels + pixelCount }

  /// Adds pixels that were written and counted, after literals that were counted.
  mutating func addPixels(_ count: Int, at place: Int, until end: Int) {
    append(literals: place &- pending, pixels: count, length: 0, distance: 0)
    pixelCount &+= count
    pending = end
  }

  /// Adds bytes that repeat earlier ones, after literals that were counted.
  mutating func add(_ length: Int, at place: Int, distance: Int) {
    append(literals: place &- pending, pixels: 0, length: UInt16(length), distance: UInt16(distance))
    pending = place &+ length
    counts[Self.lengthCounts + DeflateSymbol(length: UInt16(length)).number] &+= 1
    counts[Self.distanceCounts + DistanceClass.number(of: UInt16(distance))] &+= 1
  }

  private mutating func append(literals: Int, pixels: Int, length: UInt16, distance: UInt16) {
    let sequence = DeflateSequence(
      literals: UInt32(literals), pixels: UInt32(pixels), length: length, distance: distance)
    (sequences + sequenceCount).initialize(to: sequence)
    sequenceCount &+= 1
  }

  /// Counts literals; the sequence that is added next holds them.
  func countLiterals(_ range: Range<Int>) {
    var place = range.lowerBound
    while place &+ 8 <= range.upperBound {
      let value = bytes.word(place)
      for index in 0..<8 {
        let table = counts + (index & 3) &* 256
        table[Int(truncatingIfNeeded: value &>> UInt64(8 &* index) & 255)] &+= 1
      }
      place &+= 8
    }
    while place < range.upperBound {
      counts[Int(bytes[place])] &+= 1
      place &+= 1
    }
  }

  /// Ends a block, whose literals are all counted, and begins the next.
  mutating func endBlock(_ block: Range<Int>) -> ParsedBlock {
    append(literals: block.upperBound - pending, pixels: 0, length: 0, distance: 0)
    let parsed = ParsedBlock(
      bytes: UnsafeBufferPointer(rebasing: bytes[block]),
      sequences: UnsafeBufferPointer(start: sequences, count: sequenceCount),
      pixels: UnsafePointer(pixels), pixelCount: pixelCount, pairCount: Int(pairs.reduce(0, +)),
      literalsAndLengths: literalsAndLengths,
      distances: distanceFrequencies)
    pending = block.upperBound
    clear()
    return parsed
  }

  private mutating func clear() {
    (sequenceCount, pixelCount) = (0, 0)
    counts.update(repeating: 0, count: Self.countsLength)
  }

  /// 256 literals, the end of the block, and lengths.
  private var literalsAndLengths: [UInt32] {
    var frequencies = [UInt32](repeating: 0, count: 286)
    for index in 0..<Self.lengthCounts { frequencies[index & 255] += counts[index] }
    frequencies[256] = 1
    for index in 0..<29 { frequencies[257 + index] = counts[Self.lengthCounts + index] }
    for (pixelCount, matches) in [(1, matches), (2, pairs)] {
      frequencies[257 + pixelLength * pixelCount - 3] += matches.reduce(0, +)
    }
    return frequencies
  }

  private var distanceFrequencies: [UInt32] {
    var frequencies = [UInt32](repeating: 0, count: 30)
    for (number, symbol) in DistanceClass.symbols.enumerated() {
      frequencies[symbol] += counts[Self.distanceCounts + number] + matches[number] + pairs[number]
    }
    return frequencies
  }

  /// How many single pixels, and pairs, repeat earlier ones, by the class of their distance.
  private var matches: UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(start: counts + Self.pixelCounts, count: PixelToken.matchClasses)
  }

  private var pairs: UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(start: counts + Self.pixelCounts + PixelToken.pairs, count: PixelToken.matchClasses)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Eight bytes, the first lowest.
  @inline(__always)
  func word(_ place: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(baseAddress! + place).loadUnaligned(as: UInt64.self))
  }
}
