import Raster

/// What some glyphs cover of the pixels around the whole pixel that their first one's origin is in.
struct GlyphInk {
  /// The pixels that have ink; none for a space.
  var mask: CoverageMask
  /// Where the mask's top left pixel is from that whole pixel.
  var left, top: Int

  /// No ink.
  static let empty = GlyphInk(mask: CoverageMask(width: 0, height: 0), left: 0, top: 0)
}

/// Ink at its place in a picture.
struct PlacedInk {
  var ink: GlyphInk
  /// The whole pixel that the ink is counted from.
  var column, row: Int

  /// The columns that it has pixels in.
  var columns: Range<Int> { (column + ink.left)..<(column + ink.left + ink.mask.width) }
  /// The rows that it has pixels in.
  var rows: Range<Int> { (row + ink.top)..<(row + ink.top + ink.mask.height) }

  /// Whether both have ink in one pixel.
  func meets(_ other: PlacedInk) -> Bool {
    columns.overlaps(other.columns) && rows.overlaps(other.rows)
      && ink.mask.meets(
        other.ink.mask, atX: other.columns.lowerBound - columns.lowerBound,
        y: other.rows.lowerBound - rows.lowerBound)
  }
}
