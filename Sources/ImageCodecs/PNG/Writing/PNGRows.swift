import Raster

/// The filtered rows of a picture. Each row begins with its filter type.
struct PNGRows {
  /// All rows, one after the other.
  let bytes: [UInt8]

  /// Bytes of a row including the filter type.
  let rowLength: Int

  /// Number of sample bytes from the first to the last that is not zero, added up over all rows. All bytes
  /// count where alpha is not stored.
  let contentLength: Int

  /// Positions of the rows that are not all zero.
  private let filledRows: [Int]

  /// Rows of which there are fewer are not sampled.
  private static let minimumSampledRowCount = 48
  /// A sample consists of bands of four rows, one in each third of the rows or at least one in 256 rows.
  private static let (sampleBandHeight, sampleBandCount, maximumBandDistance) = (4, 3, 256)

  /// Some of the rows that are not all zero, to estimate how well they compress; nil where there are few
  /// rows.
  var sample: [UInt8]? {
    guard filledRows.count >= Self.minimumSampledRowCount else { return nil }
    var sample: [UInt8] = []
    let distance = min(filledRows.count / Self.sampleBandCount, Self.maximumBandDistance)
    let last = filledRows.count - Self.sampleBandHeight
    for start in stride(from: distance / 2, through: last, by: distance) {
      for row in filledRows[start..<start + Self.sampleBandHeight] { sample += bytes[row..<row + rowLength] }
    }
    return sample
  }

  /// Filters the rows of `pixmap`, of whose pixels the first `channels` bytes are stored.
  ///
  /// Chooses among `filterTypes` by ``RowFilter/best(of:)``. Rows of zeros get filter type None, so that they
  /// form one run.
  ///
  /// - Parameter bandHeight: Number of rows for which one filter type is chosen, by the first of them.
  init(_ pixmap: Pixmap<StraightPixel>, channels: Int, filterTypes: [FilterType], bandHeight: Int) {
    let count = pixmap.width * channels
    rowLength = count + 1
    var filled: [Int] = []
    var contentLength = 0
    bytes = [UInt8](unsafeUninitializedCapacity: (count + 1) * pixmap.height) { target, initialized in
      guard var position = target.baseAddress else { return }
      var filter = RowFilter(count: count, channels: channels)
      pixmap.withBytes { pixels in
        var bandType: FilterType?
        for y in 0..<pixmap.height {
          filter.load(pixels.baseAddress! + y * pixmap.width * 4)
          if filter.content.isEmpty {
            position.update(repeating: 0, count: count + 1)
          } else {
            filled.append(y * (count + 1))
            contentLength += filter.content.count
            // The first row has no row above, so its filter type says little about the next rows.
            let isFirstOfBand = y < 2 || y % bandHeight == 1 % bandHeight
            let type = isFirstOfBand ? filter.best(of: filterTypes) : bandType ?? filter.best(of: filterTypes)
            bandType = type
            filter.write(type, to: position)
          }
          position += count + 1
        }
      }
      initialized = (count + 1) * pixmap.height
    }
    filledRows = filled
    self.contentLength = contentLength
  }
}

/// Filters rows one after the other. Holds the current row and the row above, each after one pixel of zeros,
/// and room for trials.
private struct RowFilter: ~Copyable {
  private let count, channels: Int
  private let memory: UnsafeMutablePointer<UInt8>
  private var row, above: UnsafeMutablePointer<UInt8>
  private let trial: UnsafeMutablePointer<UInt8>
  /// From the first byte of the row that is not zero to the last, rounded outwards to words of eight bytes;
  /// and the same for the row above.
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

  /// Loads the next row from pixels of four bytes; the current row becomes the row above.
  mutating func load(_ pixels: UnsafeRawPointer) {
    swap(&row, &above)
    copy(pixels.assumingMemoryBound(to: UInt8.self))
    contentAbove = content
    // Opaque pictures are stored without alpha and have no clear surroundings.
    content = channels == 4 ? findContent() : 0..<count
  }

  private func copy(_ bytes: UnsafePointer<UInt8>) {
    guard channels != 4 else { return row.update(from: bytes, count: count) }
    // Four bytes at once; the next pixel overwrites the fourth.
    let target = UnsafeMutableRawPointer(row)
    for pixel in 0..<count / 3 {
      target.storeBytes(
        of: UnsafeRawPointer(bytes + 4 &* pixel).loadUnaligned(as: UInt32.self), toByteOffset: 3 &* pixel,
        as: UInt32.self)
    }
  }

  private func findContent() -> Range<Int> {
    func isZero(_ position: Int) -> Bool {
      UnsafeRawPointer(row + position).loadUnaligned(as: UInt64.self) == 0
    }
    var (start, end) = (0, count)
    while start + 8 <= end, isZero(start) { start += 8 }
    while end - 8 >= start, isZero(end - 8) { end -= 8 }
    return (start..<end).allSatisfy { row[$0] == 0 } ? 0..<0 : start..<end
  }

  /// The bytes that a filter may not map to zero: the content of both rows and one pixel to the right of it.
  private var filtered: Range<Int> {
    guard !contentAbove.isEmpty else {
      return content.lowerBound..<min(count, content.upperBound + channels)
    }
    let start = min(content.lowerBound, contentAbove.lowerBound)
    return start..<min(count, max(content.upperBound, contentAbove.upperBound) + channels)
  }

  /// A filter type replaces the first one only where its sum is smaller by more than a 24th: the first is
  /// Average, which compresses grain better than its sum says.
  private static let preference = 24

  /// The filter type whose result has the smallest sum of magnitudes, with a preference for the first one.
  func best(of filterTypes: [FilterType]) -> FilterType {
    guard filterTypes.count > 1 else { return filterTypes[0] }
    let samples = samples
    var (best, smallest) = (filterTypes[0], Int.max)
    for type in filterTypes where smallest > 0 {
      samples.apply(type, to: trial)
      let sum = magnitudeSum(of: trial, count: samples.count)
      let isBetter = best == filterTypes[0] ? sum + sum / Self.preference < smallest : sum < smallest
      if isBetter { (best, smallest) = (type, sum) }
    }
    return best
  }

  /// Writes the filter type and the filtered row.
  func write(_ filterType: FilterType, to target: UnsafeMutablePointer<UInt8>) {
    let range = filtered
    target[0] = filterType.rawValue
    (target + 1).update(repeating: 0, count: range.lowerBound)
    samples.apply(filterType, to: target + 1 + range.lowerBound)
    (target + 1 + range.upperBound).update(repeating: 0, count: count - range.upperBound)
  }

  private var samples: UnfilteredRow {
    let range = filtered
    return UnfilteredRow(
      row: row + range.lowerBound, above: above + range.lowerBound, count: range.count,
      bytesPerPixel: channels)
  }
}
