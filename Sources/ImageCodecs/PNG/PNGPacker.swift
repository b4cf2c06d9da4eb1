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

  /// A sample of the rows shows what a search is worth. Where a thorough one finds a lot it is made, as in drawings and smooth photos, and so
  /// it is wherever it takes little time, since rows pack to less than a tenth. Grain gets libdeflate's quickest, which takes a quarter of
  /// that time, or no search at all where that finds nearly as much in a fifth of this.
  private func balanced(_ rows: PNGRows) throws(EncodeError) -> [UInt8] {
    guard let sample = rows.sample else {
      let (one, other) = (quick(rows.bytes, rows), try Deflate.zlib(rows.bytes, level: 6))
      return one.count <= other.count ? one : other
    }
    let runs = quick(sample.bytes, rows).count
    let searched = try Deflate.zlib(sample.bytes, level: 1).count
    let thorough = try Deflate.zlib(sample.bytes, level: 6).count
    if thorough * 10 < sample.contentLength || thorough * 100 < min(runs, searched) * 94 {
      return try Deflate.zlib(rows.bytes, level: 6)
    }
    return runs * 100 <= searched * 104 ? quick(rows.bytes, rows) : try Deflate.zlib(rows.bytes, level: 1)
  }

  private func quick(_ bytes: [UInt8], _ rows: PNGRows) -> [UInt8] {
    RunDeflate(pixelLength: channels, rowLength: rows.rowLength).zlib(bytes)
  }

  private func rows(of pixmap: Pixmap<StraightPixel>, _ filters: [RowFilter], bandHeight: Int = 1) -> PNGRows
  {
    PNGRows(pixmap, channels: channels, filters: filters, bandHeight: bandHeight)
  }
}
