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

extension CubicSampler {
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
        let u = CubicSampler.fixed(startX + inverse.a * Double(x))
        let v = CubicSampler.fixed(startY + inverse.b * Double(x))
        var pixel = sample(u: u, v: v, weights: weights)
        guard pixel != 0 else { continue }
        if opacity != 255 { pixel = scaled(packed: pixel, by: opacity) }
        row[x] = sourceOver(pixel, row[x])
      }
    }
  }

  /// The columns x of a row for which `start + step · x` lies on an axis of `limit` pixels or within reach.
  private func visible(_ start: Double, step: Double, limit: Int, _ count: Int) -> Range<Int> {
    let (low, high) = (-CubicSampler.reach, Double(limit - 1) + CubicSampler.reach)
    guard abs(step) > 1e-12 else { return (low...high).contains(start) ? 0..<count : 0..<0 }
    let ends = [(low - start) / step, (high - start) / step].sorted()
    let first = Int(min(max(ends[0].rounded(.up), 0), Double(count)))
    let last = Int(min(max(ends[1].rounded(.down) + 1, 0), Double(count)))
    return first..<max(first, last)
  }
}
