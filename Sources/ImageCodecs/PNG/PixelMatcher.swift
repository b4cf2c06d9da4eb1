/// Finds pixels of filtered rows that repeat an earlier pixel, wherever it lies. In grain four of five do, by chance: differences from
/// the prediction are small, and there are not many of them. Those that are written in fewer bits so are taken.
struct PixelMatcher: ~Copyable {
  /// Where the two pixels lie that were seen last, modulo 65,536, by a hash of their bytes: in 16 bits each from the lowest the newer one's
  /// place, the older one's, and more of the hashes of both, by which one of them is chosen to be compared. Places need not be true, since
  /// bytes are compared; entries that were never written to mean the first byte.
  private let places: UnsafeMutablePointer<UInt64>
  /// Few enough entries for a processor's nearest memory; twice as many find hardly more.
  private static var hashBits: UInt32 { 13 }

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
    of length: Int, mask: UInt32, _ pixels: Int, from first: Int, _ sequences: inout DeflateSequences
  ) {
    let bytes = UnsafeRawPointer(sequences.bytes.baseAddress!)
    let (counts, places) = (sequences.counts, places)
    var found = sequences.nextDistance
    let end = found + pixels
    var (place, matches) = (first, UInt32(0))
    costs.withPointer { costs in
      while found < end {
        let pixel = load(bytes + place) & mask
        let hash = pixel &* 0x9E37_79B1
        let entry = places + Int(truncatingIfNeeded: hash &>> (32 &- Self.hashBits))
        let (here, seen) = (UInt16(truncatingIfNeeded: place), entry.pointee)
        let tag = UInt16(truncatingIfNeeded: hash &>> 4)
        entry.pointee =
          (seen &<< 16) & 0xFFFF_0000_FFFF_0000 | UInt64(here) | UInt64(tag) &<< 32
        let isNewer = UInt16(truncatingIfNeeded: seen &>> 32) == tag
        let distance = here &- UInt16(truncatingIfNeeded: isNewer ? seen : seen &>> 16)
        let difference = pixel ^ (load(bytes + (place &- Int(distance))) & mask)
        place &+= length
        let distanceClass = DistanceClass.number(of: distance)
        let cost = cost(of: pixel, length, costs)
        let isEqual: UInt32 = difference == 0 ? 1 : 0
        let match = isEqual & (UInt32(costs[256 &+ distanceClass]) &- cost) &>> 31
        found.pointee = distance & (0 &- UInt16(truncatingIfNeeded: match))
        found += 1
        matches &+= match
        counts[DeflateSequences.distanceClassCounts &+ distanceClass] &+= match
        count(pixel, length, 1 &- match, in: counts)
      }
    }
    counts[DeflateSequences.lengthCounts + length - 3] &+= matches
  }

  /// How many bits a pixel takes as it is.
  @inline(__always)
  private func cost(of pixel: UInt32, _ length: Int, _ costs: UnsafePointer<UInt8>) -> UInt32 {
    let (one, two) = (costs[Int(pixel & 255)], costs[Int(pixel &>> 8 & 255)])
    let (three, four) = (costs[Int(pixel &>> 16 & 255)], length == 4 ? costs[Int(pixel &>> 24)] : 0)
    return UInt32(one) &+ UInt32(two) &+ UInt32(three) &+ UInt32(four)
  }

  /// Counts a pixel that stands for itself once, or not at all.
  @inline(__always)
  private func count(_ pixel: UInt32, _ length: Int, _ times: UInt32, in counts: UnsafeMutablePointer<UInt32>)
  {
    counts[Int(pixel & 255)] &+= times
    counts[256 &+ Int(pixel &>> 8 & 255)] &+= times
    counts[512 &+ Int(pixel &>> 16 & 255)] &+= times
    if length == 4 { counts[768 &+ Int(pixel &>> 24)] &+= times }
  }

  @inline(__always)
  private func load(_ pixel: UnsafeRawPointer) -> UInt32 {
    UInt32(littleEndian: pixel.loadUnaligned(as: UInt32.self))
  }
}
