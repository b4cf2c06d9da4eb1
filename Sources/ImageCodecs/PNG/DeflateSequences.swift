/// Bytes as they are, then pixels, then bytes that repeat earlier ones.
struct DeflateSequence {
  /// How many bytes stand for themselves, and how many pixels come then, of each of which is told whether it repeats an earlier one.
  let literals, pixels: UInt32
  /// How many bytes repeat those `distance` before: 3…258, or 0 for none.
  let length, distance: UInt16
}

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
  private let distances: UnsafeMutablePointer<UInt16>
  private var distanceCount = 0
  private let frequencies: UnsafeMutablePointer<UInt32>

  /// Literals are counted in four tables in turn, since a processor waits where it counts the same twice in a row. What follows are
  /// lengths, and classes of distances.
  private static let (tables, symbols) = (4, 29 + DistanceClass.count)

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // Pixels and matches are at least three bytes long, and one sequence more ends the block.
    sequences = .allocate(capacity: Self.longestBlock / 3 + 1)
    distances = .allocate(capacity: Self.longestBlock / 3)
    frequencies = .allocate(capacity: Self.tables * 256 + Self.symbols)
    clear()
  }

  deinit {
    sequences.deallocate()
    distances.deallocate()
    frequencies.deallocate()
  }

  /// The counts of literals: four times 256, any of which may be used.
  var literalCounts: UnsafeMutablePointer<UInt32> { frequencies }

  /// The counts of lengths: 29.
  var lengthCounts: UnsafeMutablePointer<UInt32> { frequencies + Self.tables * 256 }

  /// The counts of distances by their class.
  var distanceClassCounts: UnsafeMutablePointer<UInt32> { lengthCounts + 29 }

  /// Where the distances of the next pixels go, 0 for those that stand for themselves.
  var nextDistance: UnsafeMutablePointer<UInt16> { distances + distanceCount }

  /// Adds pixels whose distances were written and whose symbols were counted, after literals that were counted.
  mutating func addPixels(_ count: Int, at place: Int, until end: Int) {
    append(literals: place &- pending, pixels: count, length: 0, distance: 0)
    distanceCount &+= count
    pending = end
  }

  /// Adds bytes that repeat earlier ones, after literals that were counted.
  mutating func add(_ length: Int, at place: Int, distance: Int) {
    append(literals: place &- pending, pixels: 0, length: UInt16(length), distance: UInt16(distance))
    pending = place &+ length
    lengthCounts[DeflateSymbol(length: UInt16(length)).number] &+= 1
    distanceClassCounts[DistanceClass.number(of: UInt16(distance))] &+= 1
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
        let table = frequencies + (index & 3) &* 256
        table[Int(truncatingIfNeeded: value &>> UInt64(8 &* index) & 255)] &+= 1
      }
      place &+= 8
    }
    while place < range.upperBound {
      frequencies[Int(bytes[place])] &+= 1
      place &+= 1
    }
  }

  /// Ends a block, whose literals are all counted, and begins the next.
  mutating func endBlock(_ block: Range<Int>) -> ParsedBlock {
    append(literals: block.upperBound - pending, pixels: 0, length: 0, distance: 0)
    let parsed = ParsedBlock(
      bytes: UnsafeBufferPointer(rebasing: bytes[block]),
      sequences: UnsafeBufferPointer(start: sequences, count: sequenceCount),
      pixelDistances: UnsafePointer(distances),
      literalsAndLengths: literalsAndLengths(),
      distances: distanceFrequencies())
    pending = block.upperBound
    clear()
    return parsed
  }

  private mutating func clear() {
    (sequenceCount, distanceCount) = (0, 0)
    frequencies.update(repeating: 0, count: Self.tables * 256 + Self.symbols)
  }

  /// 256 literals, the end of the block, and lengths.
  private func literalsAndLengths() -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: 286)
    for index in 0..<Self.tables * 256 { counts[index & 255] += frequencies[index] }
    counts[256] = 1
    for index in 0..<29 { counts[257 + index] = lengthCounts[index] }
    return counts
  }

  private func distanceFrequencies() -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: 30)
    for (number, symbol) in DistanceClass.symbols.enumerated() {
      counts[symbol] += distanceClassCounts[number]
    }
    return counts
  }
}

/// A block of bytes, in what sequences it is written and how often each symbol occurs. Valid until the next is parsed.
struct ParsedBlock {
  let bytes: UnsafeBufferPointer<UInt8>
  let sequences: UnsafeBufferPointer<DeflateSequence>
  /// How far before it each of the sequences' pixels is found, 0 for those that stand for themselves.
  let pixelDistances: UnsafePointer<UInt16>
  /// 286 and 30 of them.
  let literalsAndLengths, distances: [UInt32]
}

extension UnsafeBufferPointer<UInt8> {
  /// Eight bytes, the first lowest.
  @inline(__always)
  func word(_ place: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(baseAddress! + place).loadUnaligned(as: UInt64.self))
  }
}
