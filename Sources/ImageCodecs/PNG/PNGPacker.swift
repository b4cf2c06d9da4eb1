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

  /// Grain, and most of the rest, has its single pixels matched. libdeflate searches for longer repeats where a sample of the rows shows
  /// that there are some, and does so thoroughly, in seven times the time, where that finds a lot, or where there is little to pack.
  private func balanced(_ rows: PNGRows) throws(EncodeError) -> [UInt8] {
    guard let sample = rows.sample else {
      let (one, other) = (matched(rows), try Deflate.zlib(rows.bytes, level: 6))
      return one.count <= other.count ? one : other
    }
    let runs = quick(sample.bytes, rows).count
    let searched = try Deflate.zlib(sample.bytes, level: 1).count
    // Of grain there is little to find, and then a thorough search finds hardly more.
    if runs * 100 >= sample.bytes.count * 38, searched * 100 >= runs * 85 { return matched(rows) }
    let thorough = try Deflate.zlib(sample.bytes, level: 6).count
    if thorough * 10 < sample.contentLength || thorough * 100 < min(runs, searched) * 94 {
      return try Deflate.zlib(rows.bytes, level: 6)
    }
    return searched * 100 < runs * 75 ? try Deflate.zlib(rows.bytes, level: 1) : matched(rows)
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
