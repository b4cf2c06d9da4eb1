package import Raster

extension Pixmap<PremultipliedPixel> {
  /// The columns and rows of the bounding box of all pixels that are not fully transparent; nil if there is
  /// none.
  package var inkBounds: (columns: Range<Int>, rows: Range<Int>)? {
    var (left, right, top, bottom) = (width, 0, height, 0)
    for y in 0..<height {
      for x in 0..<width where pixels[y * width + x].alpha > 0 {
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), max(bottom, y + 1))
      }
    }
    return left < right ? (left..<right, top..<bottom) : nil
  }
}
