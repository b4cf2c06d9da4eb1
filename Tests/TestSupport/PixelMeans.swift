package import Raster

extension Pixmap<StraightPixel> {
  /// The means of red, green, blue and alpha over the given columns and rows, 0…255.
  package func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> [Double] {
    var sum = SIMD4<Int>.zero
    for y in rows {
      for x in columns {
        let pixel = self[x, y]
        sum &+= SIMD4(Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha))
      }
    }
    let count = Double(columns.count * rows.count)
    return (0..<4).map { Double(sum[$0]) / count }
  }
}
