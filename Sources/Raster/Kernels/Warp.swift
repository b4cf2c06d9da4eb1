extension Pixmap<PremultipliedPixel> {
  /// Draws `source`, moved by `map` from its own pixels to those of this picture, source-over.
  ///
  /// Bicubic (Catmull-Rom) on premultiplied values with clear surroundings, which antialiases the edges at
  /// their true place. Meant for rotations and for scales near one; a strong reduction is resampled first.
  ///
  /// - Parameter opacity: 0 (nothing is drawn) … 255.
  public mutating func draw(_ source: Pixmap, through map: AffineMap, opacity: UInt8 = 255) {
    guard opacity > 0, source.width > 0, source.height > 0, let inverse = map.inverse else { return }
    let (width, height) = (width, height)
    withMutablePacked { target in
      source.withPacked { pixels in
        let sampler = CubicSampler(pixels: pixels, width: source.width, height: source.height)
        for y in 0..<height {
          sampler.drawRow(
            y, of: width, through: inverse, into: target + y * width, opacity: UInt32(opacity))
        }
      }
    }
  }
}

/// Reads a picture between its pixels.
private struct CubicSampler {
  let pixels: UnsafePointer<UInt32>
  let width: Int
  let height: Int
  /// How far beyond the picture the filter still finds some of it.
  private static let reach = 2.0
  private static let fixedOne = 65_536.0
  /// Rounds a fixed-point place to the nearest of the cubic's phases, so that a place that misses a pixel's
  /// middle by floating-point error is that pixel.
  private static let halfPhase = fixedOne / Double(2 * CubicWeights.phases)

  /// Draws the pixels of one row whose middles fall on the picture.
  func drawRow(
    _ y: Int, of count: Int, through inverse: AffineMap, into row: UnsafeMutablePointer<UInt32>,
    opacity: UInt32
  ) {
    // Places are those of pixel middles: sample (0, 0) is the middle of the first pixel.
    let start = inverse.apply(x: 0.5, y: Double(y) + 0.5)
    let (startX, startY) = (start.x - 0.5, start.y - 0.5)
    let span = visible(startX, step: inverse.a, limit: width, count)
      .clamped(to: visible(startY, step: inverse.b, limit: height, count))
    guard !span.isEmpty else { return }
    CubicWeights.shared.table.withUnsafeBufferPointer { weights in
      for x in span {
        let u = Int(((startX + inverse.a * Double(x)) * Self.fixedOne + Self.halfPhase).rounded(.down))
        let v = Int(((startY + inverse.b * Double(x)) * Self.fixedOne + Self.halfPhase).rounded(.down))
        var pixel = sample(u: u, v: v, weights: weights)
        guard pixel != 0 else { continue }
        if opacity != 255 { pixel = scaled(packed: pixel, by: opacity) }
        row[x] = sourceOver(pixel, row[x])
      }
    }
  }

  /// The columns x of a row for which `start + step · x` lies on an axis of `limit` pixels or within reach.
  private func visible(_ start: Double, step: Double, limit: Int, _ count: Int) -> Range<Int> {
    let (low, high) = (-Self.reach, Double(limit - 1) + Self.reach)
    guard abs(step) > 1e-12 else { return (low...high).contains(start) ? 0..<count : 0..<0 }
    let ends = [(low - start) / step, (high - start) / step].sorted()
    let first = Int(min(max(ends[0].rounded(.up), 0), Double(count)))
    let last = Int(min(max(ends[1].rounded(.down) + 1, 0), Double(count)))
    return first..<max(first, last)
  }

  /// The pixel at a place in 16.16 fixed point.
  @inline(__always)
  private func sample(u: Int, v: Int, weights: UnsafeBufferPointer<SIMD4<Int32>>) -> UInt32 {
    let across = weights[(u & 0xFFFF) &>> 8]
    let down = weights[(v & 0xFFFF) &>> 8]
    let (x, y) = (u &>> 16 &- 1, v &>> 16 &- 1)
    var sum = SIMD4<Int32>.zero
    if x >= 0, y >= 0, x &+ 4 <= width, y &+ 4 <= height {
      var row = pixels + (y &* width &+ x)
      for line in 0..<4 {
        sum &+= blended(row, across) &* down[line]
        row += width
      }
    } else {
      for line in 0..<4 where y + line >= 0 && y + line < height {
        sum &+= blendedAtEdge(row: y + line, x: x, across) &* down[line]
      }
    }
    return finished(sum)
  }

  /// Four neighbours of a row, weighted; 8 bits of fraction.
  @inline(__always)
  private func blended(_ row: UnsafePointer<UInt32>, _ weights: SIMD4<Int32>) -> SIMD4<Int32> {
    let sum =
      channels(row[0]) &* weights.x &+ channels(row[1]) &* weights.y
      &+ channels(row[2]) &* weights.z &+ channels(row[3]) &* weights.w
    return (sum &+ 8) &>> 4
  }

  private func blendedAtEdge(row: Int, x: Int, _ weights: SIMD4<Int32>) -> SIMD4<Int32> {
    var sum = SIMD4<Int32>.zero
    for place in 0..<4 where x + place >= 0 && x + place < width {
      sum &+= channels(pixels[row * width + x + place]) &* weights[place]
    }
    return (sum &+ 8) &>> 4
  }

  @inline(__always)
  private func channels(_ pixel: UInt32) -> SIMD4<Int32> {
    SIMD4<Int32>(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }

  /// Rounds to bytes. Where the cubic overshoots full coverage beside an edge, colour is scaled back with
  /// it, so that no bright or dark line runs along the inside of the edge.
  @inline(__always)
  private func finished(_ sum: SIMD4<Int32>) -> UInt32 {
    let opaque: Int32 = 255 << 20
    var sum = sum
    if sum.w > opaque + (1 << 19) { sum = overshot(sum) }
    let level = ((sum &+ (1 << 19)) &>> 20).clamped(
      lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    let limited = level.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: level.w))
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: limited), to: UInt32.self)
  }

  private func overshot(_ sum: SIMD4<Int32>) -> SIMD4<Int32> {
    let alpha = Int64(sum.w)
    var result = sum
    for index in 0..<4 { result[index] = Int32(truncatingIfNeeded: Int64(sum[index]) * (255 << 20) / alpha) }
    return result
  }
}
