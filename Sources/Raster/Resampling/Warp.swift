extension Pixmap<PremultipliedPixel> {
  /// Draws `source` transformed by `map`, source-over. The map takes pixels of `source` to pixels of this
  /// picture.
  ///
  /// Bicubic (Catmull-Rom) on premultiplied values. Pixels outside `source` are clear, which antialiases its
  /// edges. For rotations and for scales near one; for a strong reduction, resample first.
  ///
  /// - Parameter opacity: 0 (draws nothing) … 255.
  package mutating func draw(_ source: Pixmap, through map: AffineMap, opacity: UInt8 = 255) {
    guard opacity > 0, source.width > 0, source.height > 0, let inverse = map.inverse else { return }
    let (width, height) = (width, height)
    var sampler = CubicSampler(source, count: width)
    withMutablePixels { target in
      for y in 0..<height {
        let row = AffineRow(y, width: width, inverse: inverse, source: source.size)
        let columns = row.columns
        if columns.isEmpty { continue }
        sampler.read(columns.count, at: row.writePositions) { pixels in
          drawRow(
            pixels, target + y * width + columns.lowerBound, count: columns.count, opacity: opacity)
        }
      }
    }
  }
}

/// The positions in the source of a row of pixels under an affine map.
private struct AffineRow {
  /// The pixels of the row that the source reaches.
  let columns: Range<Int>
  private let start: (x: Double, y: Double)
  private let step: (x: Double, y: Double)
  /// Positions are added up in fixed point. Half a unit of error a step is less than a millionth of a pixel
  /// over any row that fits into memory.
  private static let fractionBits = 40

  init(_ row: Int, width: Int, inverse: AffineMap, source size: PixelSize) {
    // Positions are relative to the centre of the first pixel.
    let center = inverse.apply(x: 0.5, y: Double(row) + 0.5)
    start = (center.x - 0.5, center.y - 0.5)
    step = (inverse.a, inverse.b)
    columns = reachedColumns(start.x, step: step.x, limit: size.width, count: width)
      .clamped(to: reachedColumns(start.y, step: step.y, limit: size.height, count: width))
  }

  /// Writes the positions of ``columns`` in phases of the cubic.
  func writePositions(_ across: UnsafeMutablePointer<Int32>, _ down: UnsafeMutablePointer<Int32>) {
    writePositions(from: start.x, step: step.x, to: across)
    writePositions(from: start.y, step: step.y, to: down)
  }

  @inline(__always)
  private func writePositions(
    from start: Double, step: Double, to positions: UnsafeMutablePointer<Int32>
  ) {
    let one = Double(1 << Self.fractionBits)
    let shift = Int64(Self.fractionBits - CubicWeights.phaseBits)
    let first = start + step * Double(columns.lowerBound)
    var position = Int64((first * one).rounded()) &+ (1 << (shift - 1))
    let distance = columns.count > 1 ? Int64((step * one).rounded()) : 0
    for index in 0..<columns.count {
      positions[index] = Int32(truncatingIfNeeded: position &>> shift)
      position &+= distance
    }
  }
}

/// The columns x, of `count`, for which `start` + `step` · x is within reach of an axis of `limit` pixels.
private func reachedColumns(_ start: Double, step: Double, limit: Int, count: Int) -> Range<Int> {
  let (low, high) = (-CubicSampler.reach, Double(limit - 1) + CubicSampler.reach)
  guard abs(step) > 1e-12 else { return (low...high).contains(start) ? 0..<count : 0..<0 }
  let (one, other) = ((low - start) / step, (high - start) / step)
  let first = Int(min(max(min(one, other).rounded(.up), 0), Double(count)))
  let last = Int(min(max(max(one, other).rounded(.down) + 1, 0), Double(count)))
  return first..<max(first, last)
}
