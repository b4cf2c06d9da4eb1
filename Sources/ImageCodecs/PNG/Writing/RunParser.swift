/// Finds the bytes of filtered rows that repeat the pixel before them or the row above, where they are so for some while, and leaves what
/// lies between to a matcher of pixels, if there is one.
struct RunParser: ~Copyable {
  /// Repeats shorter than a word are not found.
  private static let word = 8

  private let bytes: UnsafeBufferPointer<UInt8>
  /// How far before itself the same byte of another pixel lies, and the same byte of another row; the latter 0 where that is further
  /// than deflate reaches.
  private let pixel, row: Int
  private var sequences: DeflateSequences
  private var matcher: PixelMatcher?

  init(_ bytes: UnsafeBufferPointer<UInt8>, pixelLength: Int, rowLength: Int, matchesPixels: Bool) {
    self.bytes = bytes
    pixel = pixelLength
    row = rowLength > pixelLength && rowLength <= 32_767 ? rowLength : 0
    sequences = DeflateSequences(bytes, pixelLength: pixelLength)
    matcher = matchesPixels ? PixelMatcher(pixelLength: pixelLength, rowLength: rowLength) : nil
  }

  /// What is found in `block`, of at most `DeflateSequences.longestBlock` bytes; blocks are asked for one after the other.
  mutating func parse(_ block: Range<Int>) -> ParsedBlock {
    var place = max(block.lowerBound, pixel)
    while place + Self.word <= block.upperBound {
      let distance = distance(at: place, end: block.upperBound)
      guard distance > 0 else {
        place &+= Self.word
        continue
      }
      place = take(distance, around: place, end: block.upperBound)
    }
    takeLiterals(until: block.upperBound)
    return sequences.endBlock(block)
  }

  /// Judges what comes by the codes of a block that was parsed.
  mutating func learn(_ block: DeflateBlock) { matcher?.learn(block) }

  /// The distance at which the word at `place` is found again, 0 for none. Of rows two words are asked for, and a run that begins with the
  /// second is better, since its distance is shorter to write.
  @inline(__always)
  private func distance(at place: Int, end: Int) -> Int {
    let value = bytes.word(place)
    if value == bytes.word(place &- pixel) { return pixel }
    guard row > 0, place >= row, value == bytes.word(place &- row) else { return 0 }
    guard place &+ 2 &* Self.word <= end else { return 0 }
    let next = bytes.word(place &+ Self.word)
    return next == bytes.word(place &+ Self.word &- row) && next != bytes.word(place &+ Self.word &- pixel)
      ? row : 0
  }

  /// Adds what repeats at a distance around a place. Returns where that ends.
  private mutating func take(_ distance: Int, around place: Int, end: Int) -> Int {
    var start = place
    let earliest = max(sequences.pending, distance)
    while start > earliest, bytes[start &- 1] == bytes[start &- 1 &- distance] { start &-= 1 }
    // Within a long repeat of the row above there may be runs, which are better.
    let stop = repeatEnd(
      distance, from: place &+ Self.word, end: distance == pixel ? end : min(end, start &+ 258))
    takeLiterals(until: start)
    while start < stop {
      // Nothing shorter than three may be left.
      let left = stop &- start
      let length = left > 258 ? min(258, left &- 3) : left
      sequences.add(length, at: start, distance: distance)
      start &+= length
    }
    return stop
  }

  /// What lies between runs.
  private mutating func takeLiterals(until end: Int) {
    if matcher == nil {
      sequences.countLiterals(sequences.pending..<end)
    } else {
      matcher?.match(sequences.pending..<end, into: &sequences)
    }
  }

  private func repeatEnd(_ distance: Int, from start: Int, end: Int) -> Int {
    var place = start
    while place &+ Self.word <= end {
      let difference = bytes.word(place) ^ bytes.word(place &- distance)
      if difference != 0 { return place &+ difference.trailingZeroBitCount &>> 3 }
      place &+= Self.word
    }
    while place < end, bytes[place] == bytes[place &- distance] { place &+= 1 }
    return place
  }
}
