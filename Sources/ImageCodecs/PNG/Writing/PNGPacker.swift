import PictureTypes
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
      return runs(of: rows, matchesPixels: false).zlib(rows.bytes)
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

  /// Pixels and pairs of them are matched, which is quick, and libdeflate searches where there may be more to find.
  private func balanced(_ pixmap: Pixmap<StraightPixel>) throws(EncodeError) -> [UInt8] {
    // To try filters for each row takes a tenth of the time that packing takes, for half a hundredth of the size.
    let isSmall = pixmap.width * pixmap.height < 1 << 18
    let rows = rows(of: pixmap, Self.filters, bandHeight: isSmall ? 1 : 8)
    let matched = runs(of: rows, matchesPixels: true).packed(rows.bytes)
    if isAllFound(matched, pixels: rows.contentLength / channels, isSmall: isSmall) { return matched.bytes }
    let searched = try searched(isSmall ? rows : self.rows(of: pixmap, Self.filters))
    return searched.count < matched.bytes.count ? searched : matched.bytes
  }

  /// Whether a search would find hardly more: in grain, which takes 1.3 bytes a pixel or, where there are few of them to be equal to, 1.6;
  /// and in what takes half a byte and seldom repeats two pixels, let alone more. Smooth photos and drawings are neither; and what is packed
  /// into 32 KB is searched in any case, since that takes hardly any time.
  private func isAllFound(_ packed: RunDeflate.Packed, pixels: Int, isSmall: Bool) -> Bool {
    guard packed.bytes.count >= 1 << 15 else { return false }
    let isGrain = packed.bytes.count * 10 >= pixels * (isSmall ? 16 : 13)
    return isGrain || packed.bytes.count * 2 >= pixels && packed.pairedPixels * 25 < packed.pixels * 4
  }

  /// By libdeflate, whose seventh level takes up to twice the time of the sixth: where rows are few, or a sample of them tells that it is worth it.
  private func searched(_ rows: PNGRows) throws(EncodeError) -> [UInt8] {
    guard let sample = rows.sample else { return try Deflate.zlib(rows.bytes, level: 7) }
    let sixth = try Deflate.zlib(sample, level: 6).count
    let seventh = try Deflate.zlib(sample, level: 7).count
    return try Deflate.zlib(rows.bytes, level: sixth * 40 <= seventh * 41 ? 6 : 7)
  }

  private func runs(of rows: PNGRows, matchesPixels: Bool) -> RunDeflate {
    RunDeflate(pixelLength: channels, rowLength: rows.rowLength, matchesPixels: matchesPixels)
  }

  private func rows(of pixmap: Pixmap<StraightPixel>, _ filters: [RowFilter], bandHeight: Int = 1) -> PNGRows
  {
    PNGRows(pixmap, channels: channels, filters: filters, bandHeight: bandHeight)
  }
}
