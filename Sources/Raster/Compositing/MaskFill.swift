extension Pixmap<PremultipliedPixel> {
  /// Draws one colour through a mask whose top left pixel is at (`x`, `y`), source-over.
  ///
  /// - Parameter opacity: A factor of the mask, 0…1.
  package mutating func fill(
    _ color: StraightPixel, through mask: CoverageMask, atX x: Int, y: Int, opacity: Double = 1
  ) {
    let (columns, rows) = part(of: mask.size, atX: x, y: y)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let targetWidth = width
    let table = pixelsByCoverage(color, opacity: opacity)
    var row = [PremultipliedPixel](repeating: .clear, count: columns.count)
    withMutablePixels { target in
      mask.coverage.withUnsafeBufferPointer { coverage in
        table.withUnsafeBufferPointer { table in
          row.withUnsafeMutableBufferPointer { row in
            for line in rows {
              let first = line * mask.width + columns.lowerBound
              let covered = UnsafeBufferPointer(rebasing: coverage[first..<(first + columns.count)])
              guard covered.reduce(0, |) > 0 else { continue }
              for index in covered.indices { row[index] = table[Int(covered[index])] }
              drawRow(
                row.baseAddress!, target + (y + line) * targetWidth + x + columns.lowerBound,
                count: columns.count)
            }
          }
        }
      }
    }
  }
}

/// The pixels of one colour at each coverage, 0…255.
private func pixelsByCoverage(_ color: StraightPixel, opacity: Double) -> [PremultipliedPixel] {
  (0...255).map { coverage in
    let alpha = Double(coverage) * min(max(opacity, 0), 1) * Double(color.alpha) / 255
    return StraightPixel(
      red: color.red, green: color.green, blue: color.blue, alpha: UInt8(alpha.rounded())
    ).premultiplied
  }
}
