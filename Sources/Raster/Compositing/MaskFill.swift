extension Pixmap<PremultipliedPixel> {
  /// Draws one colour through a mask whose top left pixel is at (`x`, `y`), source-over.
  ///
  /// - Parameter opacity: A factor of the mask, 0…1.
  package mutating func fill(
    _ color: StraightPixel, through mask: CoverageMask, atX x: Int, y: Int, opacity: Double = 1
  ) {
    let table = CoverageTable(color, opacity: opacity)
    let (columns, rows) = part(of: mask.size, atX: x, y: y)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let targetWidth = width
    var row = [PremultipliedPixel](repeating: .clear, count: columns.count)
    withMutablePixels { target in
      for line in rows {
        let first = line * mask.width + columns.lowerBound
        let coverage = mask.coverage[first..<(first + columns.count)]
        if table.write(coverage, to: &row) {
          drawRow(
            row, target + (y + line) * targetWidth + x + columns.lowerBound, count: columns.count)
        }
      }
    }
  }
}

/// The pixels of one colour at each coverage.
private struct CoverageTable {
  private let pixels: [PremultipliedPixel]

  init(_ color: StraightPixel, opacity: Double) {
    pixels = (0...255).map { coverage in
      let alpha = Double(coverage) * min(max(opacity, 0), 1) * Double(color.alpha) / 255
      return StraightPixel(
        red: color.red, green: color.green, blue: color.blue, alpha: UInt8(alpha.rounded())
      ).premultiplied
    }
  }

  /// Writes the pixels for a row of coverages. Writes nothing and returns false where all are 0.
  func write(_ coverage: ArraySlice<UInt8>, to row: inout [PremultipliedPixel]) -> Bool {
    coverage.withUnsafeBufferPointer { coverage in
      guard coverage.reduce(0, |) > 0 else { return false }
      pixels.withUnsafeBufferPointer { pixels in
        row.withUnsafeMutableBufferPointer { row in
          for index in coverage.indices { row[index] = pixels[Int(coverage[index])] }
        }
      }
      return true
    }
  }
}
