import CRasterKernels

extension Pixmap<PremultipliedPixel> {
  /// Draws `source` transformed by `map` within `outline`, whose top left pixel is at (`x`, `y`) of this
  /// picture, source-over. The map takes pixels of `source` to pixels of this picture.
  ///
  /// Bicubic (Catmull-Rom) on premultiplied values, one sample a pixel: for rotations and for scales near
  /// one.
  ///
  /// - Parameters:
  ///   - outline: Must lie within this picture.
  ///   - opacity: 0 (draws nothing) … 255.
  package mutating func draw(
    _ source: EdgeRepeatedPicture, through map: AffineMap, within outline: CoverageMask, atX x: Int, y: Int,
    opacity: UInt8 = 255
  ) {
    guard opacity > 0, source.size.area > 0, let inverse = map.inverse else { return }
    let margin = Double(EdgeRepeatedPicture.margin)
    var sampler = CubicSampler(source.padded, count: outline.width, bounds: source.bounds)
    fill(outline, atX: x, y: y, opacity: opacity) { columns, row, body in
      let row = AffineRow(row, columns: columns, inverse: inverse, margin: margin)
      sampler.read(columns.count, at: row.writePositions, body)
    }
  }

  /// Draws `source` transformed by a projective map within `outline`, whose top left pixel is at (`x`, `y`)
  /// of this picture, source-over.
  ///
  /// Where the map reduces the picture, each pixel is the mean of several samples, so that every source pixel
  /// is sampled.
  ///
  /// - Parameters:
  ///   - outline: Must lie within this picture.
  ///   - opacity: 0 (draws nothing) … 255.
  package mutating func draw(
    _ source: EdgeRepeatedPicture, through map: ProjectiveMap, within outline: CoverageMask, atX x: Int,
    y: Int, opacity: UInt8 = 255
  ) {
    guard opacity > 0, source.size.area > 0, let inverse = map.inverse else { return }
    let samples = inverse.samples(over: x..<x + outline.width, y..<y + outline.height)
    guard samples > 0 else { return }
    let margin = Double(EdgeRepeatedPicture.margin)
    var sampler = CubicSampler(source.padded, count: outline.width)
    var sums = PixelSums(count: outline.width)
    fill(outline, atX: x, y: y, opacity: opacity) { columns, row, body in
      for (offsetX, offsetY) in sampleOffsets(samples) {
        let positions = ProjectiveRow(
          x: Double(columns.lowerBound) + offsetX, y: Double(row) + offsetY, count: columns.count,
          inverse: inverse, bounds: source.bounds, margin: margin)
        sampler.read(columns.count, at: positions.writePositions) { sums.add($0, count: columns.count) }
      }
      sums.takeMean(of: samples * samples, count: columns.count, body)
    }
  }

  /// Draws rows of pixels within `outline`. `read` gets the covered columns and the row in this picture, and
  /// calls its last argument with the pixels of these columns.
  private mutating func fill(
    _ outline: CoverageMask, atX x: Int, y: Int, opacity: UInt8,
    _ read: (Range<Int>, Int, (UnsafeMutablePointer<PremultipliedPixel>) -> Void) -> Void
  ) {
    let width = width
    withMutablePixels { target in
      outline.coverage.withUnsafeBufferPointer { coverage in
        for row in 0..<outline.height {
          let covered = coverage.baseAddress! + row * outline.width
          let columns = coveredColumns(covered, count: outline.width)
          if columns.isEmpty { continue }
          read(x + columns.lowerBound..<x + columns.upperBound, y + row) { pixels in
            raster_apply_coverage(channels(of: pixels), covered + columns.lowerBound, columns.count)
            drawRow(
              pixels, target + (y + row) * width + x + columns.lowerBound, count: columns.count,
              opacity: opacity)
          }
        }
      }
    }
  }
}

/// The columns from the first covered pixel of a row to the last.
private func coveredColumns(_ row: UnsafePointer<UInt8>, count: Int) -> Range<Int> {
  var (first, end) = (0, count)
  let words = UnsafeRawPointer(row)
  while first + 8 <= end, words.loadUnaligned(fromByteOffset: first, as: UInt64.self) == 0 { first += 8 }
  while first < end, row[first] == 0 { first += 1 }
  while end - 8 >= first, words.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self) == 0 { end -= 8 }
  while end > first, row[end - 1] == 0 { end -= 1 }
  return first..<end
}

/// The positions in the source of a row of pixels under an affine map.
private struct AffineRow {
  private let columns: Range<Int>
  private let start: (x: Double, y: Double)
  private let step: (x: Double, y: Double)
  /// Positions are added up in fixed point. Half a unit of error a step is less than a millionth of a pixel
  /// over any row that fits into memory.
  private static let fractionBits = 40

  /// The positions of `columns` in a source that has `margin` more pixels on every side.
  init(_ row: Int, columns: Range<Int>, inverse: AffineMap, margin: Double) {
    let center = inverse.apply(x: 0.5, y: Double(row) + 0.5)
    start = (center.x - 0.5 + margin, center.y - 0.5 + margin)
    step = (inverse.a, inverse.b)
    self.columns = columns
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
