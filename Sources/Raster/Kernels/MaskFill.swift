extension Pixmap<PremultipliedPixel> {
  /// Draws one colour through a mask whose top left pixel is at (`x`, `y`), source-over; what lies outside is cut off.
  ///
  /// - Parameter opacity: multiplies the mask, 0…1; exact to less than a level.
  public mutating func fill(
    _ color: StraightPixel, through mask: CoverageMask, atX x: Int, y: Int, opacity: Double = 1
  ) {
    let levels = Self.levels(of: color, opacity: opacity)
    let columns = max(0, -x)..<max(0, -x, min(mask.width, width - x))
    let rows = max(0, -y)..<max(0, -y, min(mask.height, height - y))
    let width = width
    withMutablePacked { target in
      levels.withUnsafeBufferPointer { levels in
        mask.coverage.withUnsafeBufferPointer { coverage in
          for row in rows where !columns.isEmpty {
            fillRow(
              levels.baseAddress!, through: coverage.baseAddress! + row * mask.width + columns.lowerBound,
              over: target + (row + y) * width + x + columns.lowerBound, count: columns.count)
          }
        }
      }
    }
  }

  /// The premultiplied colour at each of the 256 coverages.
  private static func levels(of color: StraightPixel, opacity: Double) -> [UInt32] {
    let opacity = min(max(opacity, 0), 1)
    return (0...255).map { coverage in
      var pixel = color
      pixel.alpha = UInt8((Double(coverage) * opacity * Double(color.alpha) / 255).rounded())
      let level = pixel.premultiplied
      return packed(
        SIMD4(UInt32(level.red), UInt32(level.green), UInt32(level.blue), UInt32(level.alpha)))
    }
  }
}

/// Most of a mask covers nothing, which is passed by in eights; a branch for each pixel would cost more than its arithmetic.
@inline(__always)
private func fillRow(
  _ levels: UnsafePointer<UInt32>, through coverage: UnsafePointer<UInt8>,
  over target: UnsafeMutablePointer<UInt32>, count: Int
) {
  var start = 0
  while start < count {
    let end = min(start &+ 8, count)
    let isClear =
      end &- start == 8 && UnsafeRawPointer(coverage + start).loadUnaligned(as: UInt64.self) == 0
    if !isClear {
      for place in start..<end {
        target[place] = sourceOver(levels[Int(coverage[place])], target[place])
      }
    }
    start = end
  }
}
