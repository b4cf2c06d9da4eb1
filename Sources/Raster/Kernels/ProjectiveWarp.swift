extension Pixmap<PremultipliedPixel> {
  /// Draws `source`, moved by `map` from its own pixels to those of this picture, source-over; nothing is drawn where a corner
  /// lies behind the eye.
  ///
  /// Bicubic (Catmull-Rom) on premultiplied values with clear surroundings. Where the map shrinks the picture, each pixel is the
  /// mean of as many samples as keep every source pixel in sight.
  public mutating func draw(_ source: Pixmap, through map: ProjectiveMap) {
    guard source.width > 0, source.height > 0, let inverse = map.inverse,
      let area = map.pixels(of: source.size)
    else { return }
    let columns = max(0, area.columns.lowerBound)..<max(0, min(width, area.columns.upperBound))
    let rows = max(0, area.rows.lowerBound)..<max(0, min(height, area.rows.upperBound))
    let samples = inverse.samples(over: columns, rows)
    guard samples > 0 else { return }
    let width = width
    withMutablePacked { target in
      source.withPacked { pixels in
        let sampler = CubicSampler(pixels: pixels, width: source.width, height: source.height)
        for y in rows {
          for x in columns {
            let pixel = sampler.mean(atX: x, y: y, through: inverse, samples: samples)
            if pixel != 0 { target[y * width + x] = sourceOver(pixel, target[y * width + x]) }
          }
        }
      }
    }
  }
}

extension CubicSampler {
  /// The mean of `samples` × `samples` places spread evenly over the pixel at (`x`, `y`).
  @inline(__always)
  fileprivate func mean(atX x: Int, y: Int, through inverse: ProjectiveMap, samples: Int) -> UInt32 {
    var sum = SIMD4<UInt32>.zero
    let step = 1 / Double(samples)
    CubicWeights.shared.table.withUnsafeBufferPointer { weights in
      for row in 0..<samples {
        for column in 0..<samples {
          let place = inverse.apply(
            x: Double(x) + (Double(column) + 0.5) * step, y: Double(y) + (Double(row) + 0.5) * step)
          guard isNear(place.x, width), isNear(place.y, height) else { continue }
          sum &+= unpacked(
            sample(
              u: CubicSampler.fixed(place.x - 0.5), v: CubicSampler.fixed(place.y - 0.5), weights: weights))
        }
      }
    }
    let count = UInt32(samples * samples)
    return packed((sum &+ count / 2) / SIMD4(repeating: count))
  }

  @inline(__always)
  private func isNear(_ place: Double, _ limit: Int) -> Bool {
    place > -Self.reach && place < Double(limit) + Self.reach
  }
}

extension ProjectiveMap {
  /// The pixels that a picture of `size` reaches, with a margin for the filter; nil where it is not wholly before the eye.
  fileprivate func pixels(of size: PixelSize) -> (columns: Range<Int>, rows: Range<Int>)? {
    let reach = CubicSampler.reach
    let corners = [-reach, Double(size.width) + reach].flatMap { x in
      [-reach, Double(size.height) + reach].map { y in apply(x: x, y: y) }
    }
    guard corners.allSatisfy({ $0.w > 0 && abs($0.x) < 1e6 && abs($0.y) < 1e6 }) else { return nil }
    func range(_ values: [Double]) -> Range<Int> {
      Int(values.min()!.rounded(.down))..<Int(values.max()!.rounded(.up)) + 1
    }
    return (range(corners.map(\.x)), range(corners.map(\.y)))
  }

  /// How many samples a pixel needs in each direction, 1…8, from how far this map moves between neighbours where it is steepest:
  /// at a corner of the area.
  fileprivate func samples(over columns: Range<Int>, _ rows: Range<Int>) -> Int {
    guard !columns.isEmpty, !rows.isEmpty else { return 0 }
    let steps = [columns.lowerBound, columns.upperBound].flatMap { x in
      [rows.lowerBound, rows.upperBound].map { y in step(atX: Double(x), y: Double(y)) }
    }
    // A turn alone takes one sample, also where its step is one but for rounding.
    return min(max(Int(((steps.max() ?? 1) - 0.01).rounded(.up)), 1), 8)
  }

  private func step(atX x: Double, y: Double) -> Double {
    let (here, right, below) = (apply(x: x, y: y), apply(x: x + 1, y: y), apply(x: x, y: y + 1))
    func distance(_ other: (x: Double, y: Double, w: Double)) -> Double {
      ((other.x - here.x) * (other.x - here.x) + (other.y - here.y) * (other.y - here.y)).squareRoot()
    }
    return max(distance(right), distance(below))
  }
}
