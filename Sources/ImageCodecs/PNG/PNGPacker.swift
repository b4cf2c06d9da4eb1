import Raster

/// Filters the rows of pictures and packs them, as PNG stores them.
struct PNGPacker {
  let effort: PNGEffort
  /// How many of a pixel's four bytes are stored.
  let channels: Int

  /// A zlib stream of the picture's filtered rows; the same for the same pixels.
  func packed(_ pixmap: Pixmap<StraightPixel>) throws(EncodeError) -> [UInt8] {
    switch effort {
    case .fast:
      let rows = rows(of: pixmap, Self.filters, bandHeight: 8)
      return quick(rows.bytes, rows)
    case .balanced: return try balanced(rows(of: pixmap, Self.filters, bandHeight: 8))
    case .small:
      var smallest: [UInt8]?
      for filters in [[.none], Self.usualFilters, RowFilter.allCases] {
        let packed = try Deflate.zlib(rows(of: pixmap, filters).bytes, level: 10)
        if packed.count < smallest?.count ?? .max { smallest = packed }
      }
      return smallest ?? []
    }
  }

  /// All of them; for photos of grain the mean is the best guess, and is taken unless another is clearly better.
  private static let filters: [RowFilter] = [.average, .paeth, .sub, .up, .none]

  private static let usualFilters: [RowFilter] = [.none, .up, .average]

  /// A thorough search is made where a sample of the rows shows that it finds a lot, and where it takes little time, since there is little
  /// to pack. What is grain, and most of the rest, has its single pixels matched, which takes a seventh of that time.
  private func balanced(_ rows: PNGRows) throws(EncodeError) -> [UInt8] {
    guard let sample = rows.sample else {
      let (one, other) = (matched(rows), try Deflate.zlib(rows.bytes, level: 6))
      return one.count <= other.count ? one : other
    }
    return try isWorthSearching(sample, rows) ? Deflate.zlib(rows.bytes, level: 6) : matched(rows)
  }

  /// Whether a thorough search is expected to find 6 % more, or little is left by any; and a quick one that finds a quarter is a sign of
  /// longer repeats.
  private func isWorthSearching(_ sample: PNGRows.Sample, _ rows: PNGRows) throws(EncodeError) -> Bool {
    let runs = quick(sample.bytes, rows).count
    let searched = try Deflate.zlib(sample.bytes, level: 1).count
    guard searched * 100 >= runs * 75 else { return true }
    let thorough = try Deflate.zlib(sample.bytes, level: 6).count
    return thorough * 10 < sample.contentLength || thorough * 100 < min(runs, searched) * 94
  }

  /// By runs alone.
  private func quick(_ bytes: [UInt8], _ rows: PNGRows) -> [UInt8] {
    RunDeflate(pixelLength: channels, rowLength: rows.rowLength, matchesPixels: false).zlib(bytes)
  }

  private func matched(_ rows: PNGRows) -> [UInt8] {
    RunDeflate(pixelLength: channels, rowLength: rows.rowLength, matchesPixels: true).zlib(rows.bytes)
  }

  private func rows(of pixmap: Pixmap<StraightPixel>, _ filters: [RowFilter], bandHeight: Int = 1) -> PNGRows
  {
    PNGRows(pixmap, channels: channels, filters: filters, bandHeight: bandHeight)
  }
}
