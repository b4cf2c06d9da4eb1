/// Finds pixels of filtered rows that repeat an earlier pixel, wherever it lies. In grain four of five do, by chance: differences from
/// the prediction are small, and there are not many of them. Those that are written in fewer bits so are taken.
struct PixelMatcher: ~Copyable {
  /// Where the pixels lie that were seen last, modulo 65,536, by a hash of their bytes. Places need not be true, since bytes are
  /// compared; entries that were never written to mean the first byte.
  private let places: UnsafeMutablePointer<UInt16>
  /// Few enough entries for a processor's nearest memory; twice as many find hardly more.
  private static let hashBits: UInt32 = 13

  private let pixelLength, rowLength: Int
  /// Where the row begins that was looked at last.
  private var row = 0
  private var costs = SymbolCosts()

  /// - Parameters:
  ///   - pixelLength: 3 or 4 bytes.
  ///   - rowLength: bytes of a row, the first of which belongs to no pixel.
  init(pixelLength: Int, rowLength: Int) {
    self.pixelLength = pixelLength
    self.rowLength = rowLength
    places = .allocate(capacity: 1 << Self.hashBits)
    places.initialize(repeating: 0, count: 1 << Self.hashBits)
  }

  deinit { places.deallocate() }

  /// Judges what comes by the codes of what was.
  mutating func learn(_ block: borrowing DeflateBlock) {
    costs = SymbolCosts(block.literals.lengths, block.distances.lengths, matchLength: pixelLength)
  }

  /// Adds the pixels of a range, found or not; what belongs to no whole pixel is left as literals. Ranges are asked for in order.
  mutating func match(_ range: Range<Int>, into sequences: inout DeflateSequences) {
    var start = range.lowerBound
    while start < range.upperBound {
      row += (start - row) / rowLength * rowLength
      let end = min(range.upperBound, row + rowLength)
      matchRow(start..<end, into: &sequences)
      start = end
    }
  }

  /// Of the pixels that lie in a part of a row as a whole.
  private mutating func matchRow(_ range: Range<Int>, into sequences: inout DeflateSequences) {
    let first = row + 1 + (range.lowerBound - row - 1 + pixelLength - 1) / pixelLength * pixelLength
    // Pixels are loaded by words.
    let end = min(range.upperBound, sequences.bytes.count - (4 - pixelLength))
    let count = max(0, end - first) / pixelLength
    guard count > 0 else { return sequences.countLiterals(range) }
    sequences.countLiterals(range.lowerBound..<first)
    if pixelLength == 4 {
      matchPixels(of: 4, mask: .max, count, from: first, &sequences)
    } else {
      matchPixels(of: 3, mask: 0xFF_FFFF, count, from: first, &sequences)
    }
    let last = first + count * pixelLength
    sequences.addPixels(count, at: first, until: last)
    sequences.countLiterals(last..<range.upperBound)
  }

  /// Without branches where a pixel is found or not, since that cannot be foretold.
  @inline(__always)
  private func matchPixels(
    of length: Int, mask: UInt32, _ count: Int, from first: Int, _ sequences: inout DeflateSequences
  ) {
    let bytes = UnsafeRawPointer(sequences.bytes.baseAddress!) + first
    let (literalCounts, distanceCounts) = (sequences.literalCounts, sequences.distanceClassCounts)
    let found = sequences.nextDistance
    var matches: UInt32 = 0
    costs.withTables { literalCosts, matchCosts in
      for index in 0..<count {
        let place = index &* length
        let pixel = load(bytes + place) & mask
        let entry = places + Int(truncatingIfNeeded: (pixel &* 0x9E37_79B1) &>> (32 &- Self.hashBits))
        let here = UInt16(truncatingIfNeeded: first &+ place)
        let distance = here &- entry.pointee
        entry.pointee = here
        let difference = pixel ^ (load(bytes + (place &- Int(distance))) & mask)
        let distanceClass = DistanceClass.number(of: distance)
        let (one, two) = (Int(pixel & 255), Int(pixel &>> 8 & 255))
        let (three, four) = (Int(pixel &>> 16 & 255), Int(pixel &>> 24))
        var cost = UInt32(literalCosts[one]) &+ UInt32(literalCosts[two]) &+ UInt32(literalCosts[three])
        if length == 4 { cost &+= UInt32(literalCosts[four]) }
        let isEqual: UInt32 = difference == 0 ? 1 : 0
        let match = isEqual & (UInt32(matchCosts[distanceClass]) &- cost) &>> 31
        found[index] = distance & (0 &- UInt16(truncatingIfNeeded: match))
        matches &+= match
        distanceCounts[distanceClass] &+= match
        let literal = 1 &- match
        literalCounts[one] &+= literal
        literalCounts[256 &+ two] &+= literal
        literalCounts[512 &+ three] &+= literal
        if length == 4 { literalCounts[768 &+ four] &+= literal }
      }
    }
    sequences.lengthCounts[length - 3] &+= matches
  }

  @inline(__always)
  private func load(_ pixel: UnsafeRawPointer) -> UInt32 {
    UInt32(littleEndian: pixel.loadUnaligned(as: UInt32.self))
  }
}
