extension Pixmap<PremultipliedPixel> {
  /// The picture seen through a mask of its own size and laid over one opaque colour; every pixel of the result is opaque.
  ///
  /// The same pixels as covering the picture and laying it over the colour; of an opaque picture only the rows are touched that the mask does
  /// not cover wholly.
  package func flattened(on background: StraightPixel, through mask: CoverageMask) -> Pixmap {
    var result = self
    guard isOpaque, mask.size == size else {
      result.applyCoverage(mask)
      return result.flattened(on: background)
    }
    for y in 0..<height where !mask.isWhole(row: y) {
      var row = cropped(to: PixelBox(x: 0, y: y, width: width, height: 1))
      row.applyCoverage(mask.row(y))
      result.pixels.replaceSubrange(y * width..<(y + 1) * width, with: row.flattened(on: background).pixels)
    }
    return result
  }
}

extension CoverageMask {
  /// Whether every pixel of a row is covered wholly.
  fileprivate func isWhole(row y: Int) -> Bool {
    coverage[y * width..<(y + 1) * width].withUnsafeBufferPointer { $0.reduce(255, &) == 255 }
  }

  /// One row by itself.
  fileprivate func row(_ y: Int) -> CoverageMask {
    var row = CoverageMask(width: width, height: 1)
    row.coverage = Array(coverage[y * width..<(y + 1) * width])
    return row
  }
}
