/// Bytes as they are, and then bytes that repeat earlier ones.
struct DeflateSequence {
  /// How many bytes stand for themselves.
  let literals: Int
  /// How many bytes repeat those `distance` before: 3…258, or 0 at the end of a block.
  let length, distance: UInt16
}

/// Finds the bytes of filtered rows that repeat the pixel before them or the row above, where they are so for some while, and counts how
/// often each symbol occurs. Nothing else is looked for: grain repeats nothing, and looking for it would take most of the time.
struct RunParser: ~Copyable {
  /// The longest block.
  static let longestBlock = 65_535
  /// Repeats shorter than a word are not found.
  private static let word = 8

  private let bytes: UnsafeBufferPointer<UInt8>
  /// How far before itself the same byte of another pixel lies, and the same byte of another row; the latter 0 where that is further
  /// than deflate reaches.
  private let pixel, row: Int
  private let sequences: UnsafeMutablePointer<DeflateSequence>
  private let frequencies: UnsafeMutablePointer<UInt32>
  private var sequenceCount = 0
  /// The first byte that no sequence holds yet.
  private var pending = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, pixelLength: Int, rowLength: Int) {
    self.bytes = bytes
    pixel = pixelLength
    row = rowLength > pixelLength && rowLength <= 32_767 ? rowLength : 0
    sequences = .allocate(capacity: Self.longestBlock / Self.word + 2)
    frequencies = .allocate(capacity: Self.tables * 256 + Self.symbols)
  }

  deinit {
    sequences.deallocate()
    frequencies.deallocate()
  }

  /// Literals are counted in four tables in turn, since a processor waits where it counts the same twice in a row. What follows are
  /// lengths and distances.
  private static let (tables, symbols) = (4, 29 + 30)

  /// What is found in `block`, of at most `longestBlock` bytes; blocks are asked for one after the other.
  mutating func parse(_ block: Range<Int>) -> ParsedBlock {
    frequencies.update(repeating: 0, count: Self.tables * 256 + Self.symbols)
    sequenceCount = 0
    pending = block.lowerBound
    var place = max(block.lowerBound, pixel)
    while place + Self.word <= block.upperBound {
      let distance = distance(at: place, end: block.upperBound)
      guard distance > 0 else {
        place &+= Self.word
        continue
      }
      place = take(distance, around: place, end: block.upperBound)
    }
    countLiterals(pending..<block.upperBound)
    sequences[sequenceCount] = DeflateSequence(literals: block.upperBound - pending, length: 0, distance: 0)
    return ParsedBlock(
      bytes: UnsafeBufferPointer(rebasing: bytes[block]),
      sequences: UnsafeBufferPointer(start: sequences, count: sequenceCount + 1),
      literalsAndLengths: literalsAndLengths(),
      distances: Array(UnsafeBufferPointer(start: frequencies + Self.tables * 256 + 29, count: 30)))
  }

  /// The distance at which the word at `place` is found again, 0 for none. Of rows two words are asked for, and a run that begins with the
  /// second is better, since its distance is shorter to write.
  @inline(__always)
  private func distance(at place: Int, end: Int) -> Int {
    let value = self.word(place)
    if value == self.word(place &- pixel) { return pixel }
    guard row > 0, place >= row, value == self.word(place &- row) else { return 0 }
    guard place &+ 2 &* Self.word <= end else { return 0 }
    let next = self.word(place &+ Self.word)
    return next == self.word(place &+ Self.word &- row) && next != self.word(place &+ Self.word &- pixel)
      ? row : 0
  }

  /// Adds what repeats at a distance around a place. Returns where that ends.
  private mutating func take(_ distance: Int, around place: Int, end: Int) -> Int {
    var start = place
    while start > pending, start > distance, bytes[start &- 1] == bytes[start &- 1 &- distance] {
      start &-= 1
    }
    // Within a long repeat of the row above there may be runs, which are better.
    let stop = repeatEnd(
      distance, from: place &+ Self.word, end: distance == pixel ? end : min(end, start &+ 258))
    countLiterals(pending..<start)
    var literals = start &- pending
    var left = stop &- start
    while left > 0 {
      // Nothing shorter than three may be left.
      let length = left > 258 ? min(258, left &- 3) : left
      add(DeflateSequence(literals: literals, length: UInt16(length), distance: UInt16(distance)))
      literals = 0
      left &-= length
    }
    pending = stop
    return stop
  }

  private func repeatEnd(_ distance: Int, from start: Int, end: Int) -> Int {
    var place = start
    while place &+ Self.word <= end {
      let difference = word(place) ^ word(place &- distance)
      if difference != 0 { return place &+ difference.trailingZeroBitCount &>> 3 }
      place &+= Self.word
    }
    while place < end, bytes[place] == bytes[place &- distance] { place &+= 1 }
    return place
  }

  private mutating func add(_ sequence: DeflateSequence) {
    sequences[sequenceCount] = sequence
    sequenceCount &+= 1
    let symbols = frequencies + Self.tables * 256
    symbols[DeflateSymbol(length: sequence.length).number] &+= 1
    symbols[29 &+ DeflateSymbol(distance: sequence.distance).number] &+= 1
  }

  private func countLiterals(_ range: Range<Int>) {
    var place = range.lowerBound
    while place &+ 8 <= range.upperBound {
      let value = word(place)
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

  /// 256 literals, the end of the block, and lengths.
  private func literalsAndLengths() -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: 286)
    for index in 0..<Self.tables * 256 { counts[index & 255] += frequencies[index] }
    counts[256] = 1
    for index in 0..<29 { counts[257 + index] = frequencies[Self.tables * 256 + index] }
    return counts
  }

  /// Eight bytes, the first lowest.
  @inline(__always)
  private func word(_ place: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes.baseAddress! + place).loadUnaligned(as: UInt64.self))
  }
}

/// A block of bytes, in what sequences it is written and how often each symbol occurs. Valid until the next is parsed.
struct ParsedBlock {
  let bytes: UnsafeBufferPointer<UInt8>
  let sequences: UnsafeBufferPointer<DeflateSequence>
  /// 286 and 30 of them.
  let literalsAndLengths, distances: [UInt32]
}
