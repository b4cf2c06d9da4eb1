/// Where a glyph's origin is: a whole pixel and a part of one.
///
/// Parts are sixteenths of a pixel in both directions. So a letter is at most a 32nd of a pixel from its exact place, and no level of
/// its upright or level edges differs by more than 8 of 255: less than what is seen, and as fine as the sixteen rows a pixel
/// that outlines are filled in. Eighths would double both, and move a text by more than a 50th of a point between scales; finer parts would only
/// fill the cache.
struct SubpixelPlace: Hashable {
  /// Parts of a pixel.
  static let steps = 16

  /// The whole pixel.
  let column, row: Int
  /// Sixteenths of a pixel right of and below it.
  let right, down: UInt8

  /// The nearest place to (`x`, `y`), in pixels.
  init(x: Double, y: Double) {
    (column, right) = Self.split(x)
    (row, down) = Self.split(y)
  }

  private static func split(_ value: Double) -> (whole: Int, part: UInt8) {
    let parts = Int((value * Double(steps) + 0.5).rounded(.down))
    let whole = parts >> 4
    return (whole, UInt8(parts - whole << 4))
  }
}
