import Raster

/// Filters the rows of pictures and packs them, as PNG stores them.
struct PNGPacker {
  let effort: PNGEffort
  /// How many of a pixel's four bytes are stored.
  let channels: Int

  /// A zlib stream of the picture's filtered rows; the same for the same pixels.
  func packed(_ pixmap: Pixmap<StraightPixel>) throws(EncodeError) -> [UInt8] {
    func rows(_ filters: [RowFilter]) -> PNGRows { PNGRows(pixmap, channels: channels, filters: filters) }
    switch effort {
    case .fast: return try Deflate.zlib(rows([.average]).bytes, level: 1)
    case .balanced:
      let rows = rows(Self.usualFilters)
      return try Deflate.zlib(rows.bytes, level: try balancedLevel(rows))
    case .small:
      var smallest: [UInt8]?
      for filters in [[.none], Self.usualFilters, RowFilter.allCases] {
        let packed = try Deflate.zlib(rows(filters).bytes, level: 10)
        if packed.count < smallest?.count ?? .max { smallest = packed }
      }
      return smallest ?? []
    }
  }

  /// The mean of left and above is the best guess in photos, the row above in what is clear or flat.
  private static let usualFilters: [RowFilter] = [.none, .up, .average]

  /// The level that a picture's content is worth: grain packs no better however long it is tried, drawings and gradients do. A
  /// sample of bands of rows tells which it is.
  private func balancedLevel(_ rows: PNGRows) throws(EncodeError) -> Int {
    let (quick, thorough) = (1, 6)
    let sample = rows.sample
    guard sample.count < rows.bytes.count else { return thorough }
    let (one, other) = (
      try Deflate.zlib(sample, level: quick).count, try Deflate.zlib(sample, level: thorough).count
    )
    return one * 100 <= other * 102 ? quick : thorough
  }
}
