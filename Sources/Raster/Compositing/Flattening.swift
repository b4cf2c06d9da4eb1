extension Pixmap<PremultipliedPixel> {
  /// The picture multiplied by a mask of the same size and drawn over one opaque colour. Every pixel of the
  /// result is opaque.
  ///
  /// Equals `applyCoverage(_:)` followed by `flattened(on:)`. Of an opaque picture only rows that the mask
  /// does not cover fully are computed.
  package func flattened(on background: StraightPixel, through mask: CoverageMask) -> Pixmap {
    var result = self
    guard isOpaque, mask.size == size else {
      result.applyCoverage(mask)
      return result.flattened(on: background)
    }
    for y in 0..<height where !mask.coversFully(row: y) {
      var row = cropped(to: PixelBox(x: 0, y: y, width: width, height: 1))
      row.applyCoverage(mask.row(y))
      result.pixels.replaceSubrange(y * width..<(y + 1) * width, with: row.flattened(on: background).pixels)
    }
    return result
  }
}

extension CoverageMask {
  /// Whether every pixel of a row is fully covered.
  fileprivate func coversFully(row y: Int) -> Bool {
    coverage[y * width..<(y + 1) * width].withUnsafeBufferPointer { $0.reduce(255, &) == 255 }
  }

  /// One row as a mask.
  fileprivate func row(_ y: Int) -> CoverageMask {
    var row = CoverageMask(width: width, height: 1)
    row.coverage = Array(coverage[y * width..<(y + 1) * width])
    return row
  }
}
