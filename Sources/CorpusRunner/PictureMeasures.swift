import Raster

/// The measures of a picture that the index of a corpus contains.
struct PictureMeasures {
  let size: PixelSize
  let isOpaque: Bool
  /// The means of premultiplied red, green and blue, and of alpha.
  let mean: [Double]
  /// The same means for the cells of a grid of 4 × 4, row by row.
  let grid: [[Double]]

  init(_ pixmap: Pixmap<PremultipliedPixel>) {
    size = pixmap.size
    isOpaque = pixmap.isOpaque
    mean = pixmap.mean(0..<pixmap.width, 0..<pixmap.height)
    grid = (0..<16).map { index in
      pixmap.mean(Self.cell(index % 4, of: pixmap.width), Self.cell(index / 4, of: pixmap.height))
    }
  }

  private static func cell(_ index: Int, of extent: Int) -> Range<Int> {
    let start = index * extent / 4
    return start..<max(start + 1, (index + 1) * extent / 4)
  }
}

extension Pixmap<PremultipliedPixel> {
  fileprivate func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> [Double] {
    var sum = SIMD4<Int>.zero
    for y in rows where y < height {
      for x in columns where x < width {
        let pixel = pixels[y * width + x]
        sum &+= SIMD4(Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha))
      }
    }
    return (0..<4).map { Double(sum[$0]) / Double(max(1, columns.count * rows.count)) }
  }
}
