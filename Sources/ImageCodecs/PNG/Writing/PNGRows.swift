import Raster

/// The rows of a picture as PNG packs them: each begins with the filter that was chosen for it.
struct PNGRows {
  /// The filtered rows, one after the other.
  let bytes: [UInt8]

  /// Bytes of a row with its filter's number.
  let rowLength: Int

  /// How many bytes of samples there are from the first of each row that is not zero to its last; where alpha is not stored, in all rows.
  let contentLength: Int

  /// Where those rows begin that are not all zero.
  private let filledRows: [Int]

  /// Three bands of four rows that are not all zero, one in each third, or one in 256 rows of a tall picture; nil where rows are few.
  var sample: [UInt8]? {
    guard filledRows.count >= 48 else { return nil }
    var sample: [UInt8] = []
    let distance = min(filledRows.count / 3, 256)
    for start in stride(from: distance / 2, through: filledRows.count - 4, by: distance) {
      for row in filledRows[start..<start + 4] { sample += bytes[row..<row + rowLength] }
    }
    return sample
  }

  /// Filters the rows of `pixmap`, of whose pixels the first `channels` bytes are stored, by that one of `filters` whose result lies
  /// nearest to zero, the first where it is as good as any. Rows of zeros are stored as they are, so that they make one run.
  ///
  /// - Parameter bandHeight: for how many rows a filter is chosen, by the first of them.
  init(_ pixmap: Pixmap<StraightPixel>, channels: Int, filters: [RowFilter], bandHeight: Int = 1) {
    let count = pixmap.width * channels
    rowLength = count + 1
    var filled: [Int] = []
    var contentLength = 0
    bytes = [UInt8](unsafeUninitializedCapacity: (count + 1) * pixmap.height) { target, initialized in
      guard var place = target.baseAddress else { return }
      var packer = RowPacker(count: count, channels: channels)
      pixmap.withBytes { pixels in
        var filter: RowFilter?
        for y in 0..<pixmap.height {
          packer.load(pixels.baseAddress! + y * pixmap.width * 4)
          if packer.content.isEmpty {
            place.update(repeating: 0, count: count + 1)
          } else {
            filled.append(y * (count + 1))
            contentLength += packer.content.count
            // Above the first row there is nothing, so that it says little of those below.
            if y < 2 || y % bandHeight == 1 % bandHeight { filter = nil }
            filter = filter ?? packer.best(of: filters)
            packer.write(filter ?? .none, to: place)
          }
          place += count + 1
        }
      }
      initialized = (count + 1) * pixmap.height
    }
    filledRows = filled
    self.contentLength = contentLength
  }
}

/// Two rows of samples with a pixel of zeros before each, and a place to try filters.
private struct RowPacker: ~Copyable {
  private let count, channels: Int
  private let memory: UnsafeMutablePointer<UInt8>
  private var row, above: UnsafeMutablePointer<UInt8>
  private let trial: UnsafeMutablePointer<UInt8>
  /// From the first byte of the row that is not zero to the last, in whole words but for the end; and the same of the row above.
  private(set) var content = 0..<0
  private var contentAbove = 0..<0

  init(count: Int, channels: Int) {
    self.count = count
    self.channels = channels
    let length = count + 20
    memory = .allocate(capacity: 3 * length)
    memory.initialize(repeating: 0, count: 3 * length)
    row = memory + 16
    above = memory + length + 16
    trial = memory + 2 * length + 16
  }

  deinit { memory.deallocate() }

  /// The next row, of pixels of four bytes; the one before becomes the one above.
  mutating func load(_ pixels: UnsafeRawPointer) {
    swap(&row, &above)
    copy(pixels.assumingMemoryBound(to: UInt8.self))
    contentAbove = content
    // What is opaque is stored without alpha, and has no surroundings.
    content = channels == 4 ? findContent() : 0..<count
  }

  private func copy(_ bytes: UnsafePointer<UInt8>) {
    guard channels != 4 else { return row.update(from: bytes, count: count) }
    // All four bytes at once, of which the last is written over by the next pixel.
    let target = UnsafeMutableRawPointer(row)
    for pixel in 0..<count / 3 {
      target.storeBytes(
        of: UnsafeRawPointer(bytes + 4 &* pixel).loadUnaligned(as: UInt32.self), toByteOffset: 3 &* pixel,
        as: UInt32.self)
    }
  }

  private func findContent() -> Range<Int> {
    func isZero(_ place: Int) -> Bool {
      UnsafeRawPointer(row + place).loadUnaligned(as: UInt64.self) == 0
    }
    var (start, end) = (0, count)
    while start + 8 <= end, isZero(start) { start += 8 }
    while end - 8 >= start, isZero(end - 8) { end -= 8 }
    return (start..<end).allSatisfy { row[$0] == 0 } ? 0..<0 : start..<end
  }

  /// The bytes that no filter makes zero by all means: those that are not zero or have such to the left or above.
  private var filtered: Range<Int> {
    guard !contentAbove.isEmpty else { return content.lowerBound..<min(count, content.upperBound + channels) }
    let start = min(content.lowerBound, contentAbove.lowerBound)
    return start..<min(count, max(content.upperBound, contentAbove.upperBound) + channels)
  }

  /// The filter of the row whose result is nearest to zero; the first unless another is better by a 24th.
  func best(of filters: [RowFilter]) -> RowFilter {
    guard filters.count > 1 else { return filters[0] }
    let samples = samples
    var (best, least) = (filters[0], Int.max)
    for filter in filters where least > 0 {
      samples.apply(filter, to: trial)
      let found = spread(of: trial, count: samples.count)
      if best == filters[0] ? found + found / 24 < least : found < least { (best, least) = (filter, found) }
    }
    return best
  }

  /// Writes the row by a filter, whose number stands in front.
  func write(_ filter: RowFilter, to target: UnsafeMutablePointer<UInt8>) {
    let range = filtered
    target[0] = filter.rawValue
    (target + 1).update(repeating: 0, count: range.lowerBound)
    samples.apply(filter, to: target + 1 + range.lowerBound)
    (target + 1 + range.upperBound).update(repeating: 0, count: count - range.upperBound)
  }

  private var samples: FilteredRow {
    let range = filtered
    return FilteredRow(
      row: row + range.lowerBound, above: above + range.lowerBound, count: range.count, stride: channels)
  }
}
