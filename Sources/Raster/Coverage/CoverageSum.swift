extension CoverageMask {
  /// A mask copied from rows in memory that are `stride` bytes apart.
  package init(width: Int, height: Int, rows: UnsafePointer<UInt8>, stride: Int) {
    (self.width, self.height) = (max(0, width), max(0, height))
    let (width, height) = (self.width, self.height)
    coverage = [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
      for y in 0..<height where width > 0 {
        (target.baseAddress! + y * width).initialize(from: rows + y * stride, count: width)
      }
      count = width * height
    }
  }

  /// Adds the coverages of `other`, whose top left pixel is at (`x`, `y`), saturating at 255. The sum is the
  /// covered area where the two shapes do not overlap. `other` is clipped to this mask.
  package mutating func add(_ other: CoverageMask, atX x: Int, y: Int) {
    let common = overlap(other, atX: x, y: y)
    guard !common.columns.isEmpty else { return }
    let width = width
    coverage.withUnsafeMutableBufferPointer { target in
      other.coverage.withUnsafeBufferPointer { source in
        for row in common.rows {
          let sum = target.baseAddress! + row * width
          let added = source.baseAddress! + (row - y) * other.width - x
          for column in common.columns {
            let (level, isOver) = sum[column].addingReportingOverflow(added[column])
            sum[column] = isOver ? 255 : level
          }
        }
      }
    }
  }

  /// The coverages × `factor` ÷ 255, rounded to nearest.
  package func scaled(by factor: UInt8) -> CoverageMask {
    guard factor != 255 else { return self }
    var result = self
    for index in coverage.indices { result.coverage[index] = Raster.scaled(coverage[index], by: factor) }
    return result
  }

  /// Whether any pixel is covered by both masks when the top left pixel of `other` is at (`x`, `y`).
  package func intersects(_ other: CoverageMask, atX x: Int, y: Int) -> Bool {
    let common = overlap(other, atX: x, y: y)
    return common.rows.contains { row in
      common.columns.contains { coverage[row * width + $0] > 0 && other[$0 - x, row - y] > 0 }
    }
  }

  /// The columns and rows that this mask and `other` share.
  private func overlap(_ other: CoverageMask, atX x: Int, y: Int) -> (columns: Range<Int>, rows: Range<Int>) {
    let (left, top) = (max(0, x), max(0, y))
    return (
      left..<max(left, min(width, x + other.width)), top..<max(top, min(height, y + other.height))
    )
  }
}
