/// Parses the bytes between runs pixel by pixel: finds pixels and pairs of pixels that equal earlier ones
/// within the window, and takes a match where it costs fewer bits than literals.
///
/// In grain four of five pixels equal an earlier one by chance, since filtered samples are small. Costs come
/// from the Huffman codes of the previous block.
struct PixelParser: ~Copyable {
  private let hashTable = PixelHashTable()
  private let bytesPerPixel, bytesPerRow: Int
  /// Position of the first byte of the row that was parsed last.
  private var rowStart = 0
  private var costs = CostModel()

  /// - Parameters:
  ///   - bytesPerPixel: 3 or 4.
  ///   - bytesPerRow: Includes the filter type byte, which belongs to no pixel.
  init(bytesPerPixel: Int, bytesPerRow: Int) {
    self.bytesPerPixel = bytesPerPixel
    self.bytesPerRow = bytesPerRow
  }

  deinit { hashTable.deallocate() }

  /// Takes the costs of the following blocks from the codes of an encoded block.
  mutating func updateCosts(from block: borrowing BlockEncoder) {
    costs = CostModel(
      literalLengths: block.literals.lengths, distanceLengths: block.distances.lengths,
      bytesPerPixel: bytesPerPixel)
  }

  /// Appends the tokens of a range; bytes that belong to no whole pixel in it become literals. Ranges must be
  /// passed in ascending order.
  mutating func parse(_ range: Range<Int>, into buffer: inout SequenceBuffer) {
    var start = range.lowerBound
    while start < range.upperBound {
      rowStart += (start - rowStart) / bytesPerRow * bytesPerRow
      let end = min(range.upperBound, rowStart + bytesPerRow)
      parseRow(start..<end, into: &buffer)
      start = end
    }
  }

  /// Appends the tokens of a part of the current row.
  private mutating func parseRow(_ range: Range<Int>, into buffer: inout SequenceBuffer) {
    let firstPixel = rowStart + 1
    let first =
      firstPixel + (range.lowerBound - firstPixel + bytesPerPixel - 1) / bytesPerPixel * bytesPerPixel
    // Pixels are loaded as words of eight bytes.
    let end = min(range.upperBound, buffer.bytes.count - (8 - bytesPerPixel))
    let count = max(0, end - first) / bytesPerPixel
    guard count > 0 else { return buffer.countLiterals(range) }
    buffer.countLiterals(range.lowerBound..<first)
    costs.withPointer { costs in
      // Two calls, so that the compiler specialises the loop for each pixel length.
      if bytesPerPixel == 4 {
        PixelRowParser(bytesPerPixel: 4, count: count, from: first, buffer, hashTable, costs).run()
      } else {
        PixelRowParser(bytesPerPixel: 3, count: count, from: first, buffer, hashTable, costs).run()
      }
    }
    let last = first + count * bytesPerPixel
    buffer.appendPixels(count, at: first, until: last)
    buffer.countLiterals(last..<range.upperBound)
  }
}
