import Raster

/// The coverage of one or several glyphs. Positions are relative to the pixel that contains the origin of the
/// first glyph.
struct GlyphInk {
  /// The coverage; empty for a space.
  var mask: CoverageMask
  /// The position of the top left pixel of the mask.
  var left, top: Int

  /// No ink.
  static let empty = GlyphInk(mask: CoverageMask(width: 0, height: 0), left: 0, top: 0)
}

/// Ink at a position in a picture.
struct PlacedInk {
  var ink: GlyphInk
  /// The pixel to which the ink is relative.
  var column, row: Int

  /// The columns of the mask.
  var columns: Range<Int> { (column + ink.left)..<(column + ink.left + ink.mask.width) }
  /// The rows of the mask.
  var rows: Range<Int> { (row + ink.top)..<(row + ink.top + ink.mask.height) }

  /// Whether both have ink in the same pixel.
  func intersects(_ other: PlacedInk) -> Bool {
    columns.overlaps(other.columns) && rows.overlaps(other.rows)
      && ink.mask.intersects(
        other.ink.mask, atX: other.columns.lowerBound - columns.lowerBound,
        y: other.rows.lowerBound - rows.lowerBound)
  }
}
