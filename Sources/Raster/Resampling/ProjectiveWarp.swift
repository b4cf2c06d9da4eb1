extension Pixmap<PremultipliedPixel> {
  /// Draws `source`, moved by `map` from its own pixels to those of this picture, source-over; nothing is drawn where a corner
  /// lies behind the eye.
  ///
  /// Bicubic (Catmull-Rom) on premultiplied values with clear surroundings. Where the map shrinks the picture, each pixel is the
  /// mean of as many samples as keep every source pixel in sight.
  package mutating func draw(_ source: Pixmap, through map: ProjectiveMap) {
    guard source.width > 0, source.height > 0, let inverse = map.inverse,
      let area = map.pixels(of: source.size)
    else { return }
    let columns = max(0, area.columns.lowerBound)..<max(0, min(width, area.columns.upperBound))
    let rows = max(0, area.rows.lowerBound)..<max(0, min(height, area.rows.upperBound))
    let samples = inverse.samples(over: columns, rows)
    guard samples > 0 else { return }
    let width = width
    var sampler = CubicSampler(source, count: columns.count)
    var sums = PixelSums(count: columns.count)
    withMutablePixels { target in
      for y in rows {
        for (offsetX, offsetY) in sampleOffsets(samples) {
          let walk = ProjectiveWalk(
            x: Double(columns.lowerBound) + offsetX, y: Double(y) + offsetY, count: columns.count,
            inverse: inverse, size: source.size)
          sampler.read(columns.count, at: walk.write) { sums.add($0) }
        }
        sums.takeMean(of: samples * samples) {
          layOver($0, target + y * width + columns.lowerBound, count: columns.count)
        }
      }
    }
  }
}

/// Where in a pixel `samples` × `samples` places lie that are spread evenly over it.
private func sampleOffsets(_ samples: Int) -> [(x: Double, y: Double)] {
  let offsets = (0..<samples).map { (Double($0) + 0.5) / Double(samples) }
  return offsets.flatMap { y in offsets.map { (x: $0, y: y) } }
}

/// The places in a picture that a row of pixels, seen in perspective, is read from.
private struct ProjectiveWalk {
  /// The first place on the canvas; the others follow to the right a pixel apart.
  let x, y: Double
  let count: Int
  let inverse: ProjectiveMap
  let size: PixelSize

  /// Writes the places in phases of the cubic.
  func write(_ across: UnsafeMutablePointer<Int32>, _ down: UnsafeMutablePointer<Int32>) {
    let outside = CubicSampler.phase(-2 * CubicSampler.reach)
    for index in 0..<count {
      let place = inverse.apply(x: x + Double(index), y: y)
      guard isNear(place.x, size.width), isNear(place.y, size.height) else {
        (across[index], down[index]) = (outside, outside)
        continue
      }
      (across[index], down[index]) = (CubicSampler.phase(place.x - 0.5), CubicSampler.phase(place.y - 0.5))
    }
  }

  @inline(__always)
  private func isNear(_ place: Double, _ limit: Int) -> Bool {
    place > -CubicSampler.reach && place < Double(limit) + CubicSampler.reach
  }
}

/// Sums of several samples of each pixel of a row.
private struct PixelSums {
  private var sums: [SIMD4<UInt16>]
  private var means: [PremultipliedPixel]

  init(count: Int) {
    sums = [SIMD4<UInt16>](repeating: .zero, count: count)
    means = [PremultipliedPixel](repeating: .clear, count: count)
  }

  /// Adds a row of samples; 64 of them are the most.
  mutating func add(_ samples: UnsafePointer<PremultipliedPixel>) {
    for index in sums.indices {
      let pixel = samples[index]
      sums[index] &+= SIMD4(UInt16(pixel.red), UInt16(pixel.green), UInt16(pixel.blue), UInt16(pixel.alpha))
    }
  }

  /// Calls `body` with the rounded means of `count` samples and begins anew.
  mutating func takeMean(of count: Int, _ body: (UnsafePointer<PremultipliedPixel>) -> Void) {
    let (divisor, half) = (UInt16(count), UInt16(count / 2))
    for index in sums.indices {
      let mean = sums[index] &+ half
      means[index] = PremultipliedPixel(
        red: UInt8(truncatingIfNeeded: mean.x / divisor), green: UInt8(truncatingIfNeeded: mean.y / divisor),
        blue: UInt8(truncatingIfNeeded: mean.z / divisor), alpha: UInt8(truncatingIfNeeded: mean.w / divisor))
      sums[index] = .zero
    }
    body(means)
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
