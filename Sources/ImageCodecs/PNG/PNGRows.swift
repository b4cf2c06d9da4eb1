import Raster

/// The rows of a picture as PNG packs them: each begins with the filter that was chosen for it.
struct PNGRows {
  /// The filtered rows, one after the other.
  let bytes: [UInt8]

  /// Bytes of a row with its filter's number.
  private let rowLength: Int

  /// Every eighth band of sixteen rows, from the fourth on; all of it where that is little.
  var sample: [UInt8] {
    let band = 16 * rowLength
    guard band > 0, bytes.count > 12 * band else { return bytes }
    return stride(from: 3 * band, to: bytes.count - band, by: 8 * band).flatMap { bytes[$0..<$0 + band] }
  }

  /// Filters the rows of `pixmap`, of whose pixels the first `channels` bytes are stored, each by that one of `filters` whose result
  /// lies nearest to zero; of equals the first.
  init(_ pixmap: Pixmap<StraightPixel>, channels: Int, filters: [RowFilter]) {
    let count = pixmap.width * channels
    rowLength = count + 1
    bytes = [UInt8](unsafeUninitializedCapacity: (count + 1) * pixmap.height) { target, initialized in
      guard var place = target.baseAddress else { return }
      var packer = RowPacker(count: count, channels: channels)
      pixmap.withBytes { pixels in
        for y in 0..<pixmap.height {
          packer.load(pixels.baseAddress! + y * pixmap.width * 4)
          packer.write(to: place, filters)
          place += count + 1
        }
      }
      initialized = (count + 1) * pixmap.height
    }
  }
}

/// Two rows of samples with a pixel of zeros before each, and a place to try filters.
private struct RowPacker: ~Copyable {
  private let count, channels: Int
  private let memory: UnsafeMutablePointer<UInt8>
  private var row, above: UnsafeMutablePointer<UInt8>
  private let trial: UnsafeMutablePointer<UInt8>

  init(count: Int, channels: Int) {
    self.count = count
    self.channels = channels
    let length = count + 16
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
    guard channels != 4 else {
      return row.update(from: pixels.assumingMemoryBound(to: UInt8.self), count: count)
    }
    let bytes = pixels.assumingMemoryBound(to: UInt8.self)
    for pixel in 0..<count / 3 {
      row[3 * pixel] = bytes[4 * pixel]
      row[3 * pixel + 1] = bytes[4 * pixel + 1]
      row[3 * pixel + 2] = bytes[4 * pixel + 2]
    }
  }

  /// Writes the row by the best of `filters`, its number in front.
  func write(to target: UnsafeMutablePointer<UInt8>, _ filters: [RowFilter]) {
    let samples = FilteredRow(row: row, above: above, count: count, stride: channels)
    target[0] = filters[0].rawValue
    samples.apply(filters[0], to: target + 1)
    guard filters.count > 1 else { return }
    var best = spread(of: target + 1, count: count)
    for filter in filters.dropFirst() where best > 0 {
      samples.apply(filter, to: trial)
      let found = spread(of: trial, count: count)
      guard found < best else { continue }
      best = found
      target[0] = filter.rawValue
      (target + 1).update(from: trial, count: count)
    }
  }
}
