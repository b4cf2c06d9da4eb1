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
      return matched(rows(of: pixmap, Self.filters, bandHeight: 8), byPixels: false)
    case .balanced: return try balanced(pixmap)
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

  /// Pixels and pairs of them are matched, which is quick, and all there is to find in grain. What becomes small by that holds more, which
  /// libdeflate finds: in photos of smooth things, in drawings.
  private func balanced(_ pixmap: Pixmap<StraightPixel>) throws(EncodeError) -> [UInt8] {
    // To try filters for each row takes a tenth of the time that packing takes, for half a hundredth of the size.
    let isSmall = pixmap.width * pixmap.height < 1 << 18
    let rows = rows(of: pixmap, Self.filters, bandHeight: isSmall ? 1 : 8)
    let matched = matched(rows, byPixels: true)
    // Tenths of a byte for each pixel; in small pictures there are fewer pixels before one that could be equal.
    let grain = isSmall ? 16 : 13
    if matched.count * channels * 10 >= rows.contentLength * grain { return matched }
    let searched = try searched(isSmall ? rows : self.rows(of: pixmap, Self.filters))
    return searched.count < matched.count ? searched : matched
  }

  /// By libdeflate, whose seventh level takes up to twice the time of the sixth: where rows are few, or a sample of them tells that it is worth it.
  private func searched(_ rows: PNGRows) throws(EncodeError) -> [UInt8] {
    guard let sample = rows.sample else { return try Deflate.zlib(rows.bytes, level: 7) }
    let sixth = try Deflate.zlib(sample, level: 6).count
    let seventh = try Deflate.zlib(sample, level: 7).count
    return try Deflate.zlib(rows.bytes, level: sixth * 40 <= seventh * 41 ? 6 : 7)
  }

  /// By runs, and if wanted by pixels and pairs of them.
  private func matched(_ rows: PNGRows, byPixels: Bool) -> [UInt8] {
    RunDeflate(pixelLength: channels, rowLength: rows.rowLength, matchesPixels: byPixels).zlib(rows.bytes)
  }

  private func rows(of pixmap: Pixmap<StraightPixel>, _ filters: [RowFilter], bandHeight: Int = 1) -> PNGRows
  {
    PNGRows(pixmap, channels: channels, filters: filters, bandHeight: bandHeight)
  }
}
