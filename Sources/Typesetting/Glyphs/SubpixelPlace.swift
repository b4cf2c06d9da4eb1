/// The position of a glyph's origin: a pixel and a fraction of it.
///
/// Positions are rounded to 1/16 pixel in both directions. The error is at most 1/32 pixel, which changes a
/// level of a vertical or horizontal edge by at most 8 of 255: invisible, and as fine as the 16 scan lines
/// per pixel row of `PolygonFill`. With 1/8 pixel both would double, and a text would move by more than 1/50
/// point between scales. Finer fractions would only fill the cache.
struct SubpixelPlace: Hashable {
  /// Fractions of a pixel in one direction.
  static let steps = 16

  /// The pixel.
  let column, row: Int
  /// Sixteenths of a pixel to the right and downwards from it.
  let right, down: UInt8

  /// The nearest position to (`x`, `y`) in pixels.
  init(x: Double, y: Double) {
    (column, right) = Self.split(x)
    (row, down) = Self.split(y)
  }

  private static func split(_ value: Double) -> (whole: Int, fraction: UInt8) {
    let sixteenths = Int((value * Double(steps) + 0.5).rounded(.down))
    let whole = sixteenths >> 4
    return (whole, UInt8(sixteenths - whole << 4))
  }
}
