/// Finds pixels of filtered rows that repeat an earlier pixel, and pairs of them that repeat an earlier pair, wherever it lies. In grain four
/// of five do, by chance: differences from the prediction are small, and there are not many of them. Those that are written in fewer bits
/// so are taken.
struct PixelMatcher: ~Copyable {
  private let places = PixelPlaces()
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
  }

  deinit { places.deallocate() }

  /// Judges what comes by the codes of what was.
  mutating func learn(_ block: borrowing DeflateBlock) {
    costs = SymbolCosts(block.literals.lengths, block.distances.lengths, pixelLength: pixelLength)
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
    // Pixels are loaded by words of eight bytes.
    let end = min(range.upperBound, sequences.bytes.count - (8 - pixelLength))
    let count = max(0, end - first) / pixelLength
    guard count > 0 else { return sequences.countLiterals(range) }
    sequences.countLiterals(range.lowerBound..<first)
    costs.withPointer { costs in
      // Twice, so that the length is known when each is compiled.
      if pixelLength == 4 {
        PixelSearch(of: 4, count, from: first, sequences, places, costs).run()
      } else {
        PixelSearch(of: 3, count, from: first, sequences, places, costs).run()
      }
    }
    let last = first + count * pixelLength
    sequences.addPixels(count, at: first, until: last)
    sequences.countLiterals(last..<range.upperBound)
  }
}
