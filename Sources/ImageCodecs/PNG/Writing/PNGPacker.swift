import Deflate
import PictureTypes
import Raster

/// Filters the rows of pictures and compresses them to the zlib stream of a PNG file.
struct PNGPacker {
  let effort: PNGEffort
  /// Number of stored channels: 3 or 4.
  let channels: Int

  /// A zlib stream of the filtered rows; the same pixels give the same stream.
  ///
  /// - Throws: ``EncodeError`` where libdeflate is out of memory.
  func packed(_ pixmap: Pixmap<StraightPixel>) throws(EncodeError) -> [UInt8] {
    switch effort {
    case .fast:
      let rows = rows(of: pixmap, Self.filterTypes, bandHeight: Self.bandHeight)
      return compressed(rows, .runLength).stream
    case .balanced: return try balanced(pixmap)
    case .small: return try smallest(pixmap)
    }
  }

  /// Every filter type. The first is preferred unless another is clearly better, and Average is best for
  /// grain.
  private static let filterTypes: [FilterType] = [.average, .paeth, .sub, .up, .none]

  /// A filter type is chosen once for so many rows: half the time of choosing, 0.15 ms a card, and 0.1 % more
  /// bytes than for each row.
  private static let bandHeight = 8

  private func rows(
    of pixmap: Pixmap<StraightPixel>, _ filterTypes: [FilterType], bandHeight: Int
  ) -> PNGRows {
    PNGRows(pixmap, channels: channels, filterTypes: filterTypes, bandHeight: bandHeight)
  }

  private func compressed(_ rows: PNGRows, _ strategy: RowCompressor.Strategy) -> RowCompressor.Output {
    RowCompressor(bytesPerPixel: channels, bytesPerRow: rows.rowLength, strategy: strategy)
      .compress(rows.bytes)
  }

  private static func search(_ bytes: [UInt8], level: Int) throws(EncodeError) -> [UInt8] {
    do { return try LibDeflate.zlibStream(of: bytes, level: level) } catch { throw EncodeError(error) }
  }
}

// MARK: - Effort `balanced`

extension PNGPacker {
  /// Pictures of fewer pixels are small: filters are chosen for each of their rows, and grain is recognised
  /// by another ratio.
  private static let smallPixelCount = 1 << 18

  /// Streams of fewer bytes are always searched as well, which takes hardly any time. Frames that show little
  /// became a sixth smaller: 1.04 of libpng's size instead of 1.21.
  private static let alwaysSearchedByteCount = 1 << 15

  /// Matches pixels, which is fast, and searches with libdeflate as well unless that cannot find much more.
  private func balanced(_ pixmap: Pixmap<StraightPixel>) throws(EncodeError) -> [UInt8] {
    // Choosing a filter type for each row takes a tenth of the time of packing and saves 0.5 % of the bytes.
    let isSmall = pixmap.width * pixmap.height < Self.smallPixelCount
    let rows = rows(of: pixmap, Self.filterTypes, bandHeight: isSmall ? 1 : Self.bandHeight)
    let matched = compressed(rows, .pixelMatching)
    if isSearchUseless(after: matched, pixelCount: rows.contentLength / channels, isSmall: isSmall) {
      return matched.stream
    }
    let searched = try searched(
      isSmall ? rows : self.rows(of: pixmap, Self.filterTypes, bandHeight: 1))
    return searched.count < matched.stream.count ? searched : matched.stream
  }

  /// Whether a search would find hardly more than pixel matching did: in grain, and where pairs of pixels
  /// seldom repeat.
  ///
  /// Of 1,015 pictures, 276 were more than 3 % larger than libpng's (level 6) when a sample of rows decided;
  /// 25 with the ratio for grain alone, 14 with its own value for small pictures, and 16 with the rule for
  /// pairs, which saves 5 of 28 s of processor time.
  private func isSearchUseless(
    after matched: RowCompressor.Output, pixelCount: Int, isSmall: Bool
  ) -> Bool {
    let byteCount = matched.stream.count
    guard byteCount >= Self.alwaysSearchedByteCount else { return false }
    // Grain takes at least 1.3 bytes a pixel; 1.6 in small pictures, in which fewer pixels can repeat.
    let isGrain = byteCount * 10 >= pixelCount * (isSmall ? 16 : 13)
    // At least half a byte a pixel, and fewer than 16 % of the pixels outside runs in matched pairs.
    let hasFewPairs = byteCount * 2 >= pixelCount && matched.pairedPixelCount * 25 < matched.pixelCount * 4
    return isGrain || hasFewPairs
  }

  /// The rows compressed by libdeflate at level 6, or at level 7 where there is no sample of them or level 7
  /// makes the sample at least 2.5 % smaller: level 7 takes up to twice the time.
  private func searched(_ rows: PNGRows) throws(EncodeError) -> [UInt8] {
    guard let sample = rows.sample else { return try Self.search(rows.bytes, level: 7) }
    let (level6, level7) = (
      try Self.search(sample, level: 6).count, try Self.search(sample, level: 7).count
    )
    return try Self.search(rows.bytes, level: level6 * 40 <= level7 * 41 ? 6 : 7)
  }
}

// MARK: - Effort `small`

extension PNGPacker {
  /// libdeflate's level for effort `small`.
  private static let thoroughLevel = 10

  /// Tries three choices of filter types for each row and keeps the smallest stream.
  private func smallest(_ pixmap: Pixmap<StraightPixel>) throws(EncodeError) -> [UInt8] {
    func trial(_ filterTypes: [FilterType]) throws(EncodeError) -> [UInt8] {
      try Self.search(rows(of: pixmap, filterTypes, bandHeight: 1).bytes, level: Self.thoroughLevel)
    }
    var smallest = try trial([.none])
    for filterTypes in [[.none, .up, .average], FilterType.allCases] {
      let stream = try trial(filterTypes)
      if stream.count < smallest.count { smallest = stream }
    }
    return smallest
  }
}
