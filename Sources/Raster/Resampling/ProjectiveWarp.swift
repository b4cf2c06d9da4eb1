extension Pixmap<PremultipliedPixel> {
  /// Draws `source` transformed by `map`, source-over. The map takes pixels of `source` to pixels of this
  /// picture. Draws nothing where a corner is behind the viewer.
  ///
  /// Bicubic (Catmull-Rom) on premultiplied values. Pixels outside `source` are clear. Where the map reduces
  /// the picture, each pixel is the mean of several samples, so that every source pixel is sampled.
  package mutating func draw(_ source: Pixmap, through map: ProjectiveMap) {
    guard source.width > 0, source.height > 0, let inverse = map.inverse,
      let area = map.pixels(of: source.size)
    else { return }
    let columns = max(0, area.columns.lowerBound)..<max(0, min(width, area.columns.upperBound))
    let rows = max(0, area.rows.lowerBound)..<max(0, min(height, area.rows.upperBound))
    let samples = inverse.samples(over: columns, rows)
    guard samples > 0 else { return }
    let width = width
    let bounds = SampleBounds(reaching: source.size)
    var sampler = CubicSampler(source, count: columns.count)
    var sums = PixelSums(count: columns.count)
    withMutablePixels { target in
      for y in rows {
        for (offsetX, offsetY) in sampleOffsets(samples) {
          let row = ProjectiveRow(
            x: Double(columns.lowerBound) + offsetX, y: Double(y) + offsetY, count: columns.count,
            inverse: inverse, bounds: bounds)
          sampler.read(columns.count, at: row.writePositions) { sums.add($0, count: columns.count) }
        }
        sums.takeMean(of: samples * samples, count: columns.count) {
          drawRow($0, target + y * width + columns.lowerBound, count: columns.count)
        }
      }
    }
  }
}

/// `samples` × `samples` evenly distributed positions in a pixel.
func sampleOffsets(_ samples: Int) -> [(x: Double, y: Double)] {
  let offsets = (0..<samples).map { (Double($0) + 0.5) / Double(samples) }
  return offsets.flatMap { y in offsets.map { (x: $0, y: y) } }
}

/// The positions in the source of a row of pixels under a projective map.
struct ProjectiveRow {
  /// The first position in the target; the others follow to the right at distances of one pixel.
  let x, y: Double
  let count: Int
  let inverse: ProjectiveMap
  /// Positions outside are moved to the bounds.
  let bounds: SampleBounds
  /// The source has `margin` more pixels on every side.
  var margin = 0.0

  /// Writes the positions in phases of the cubic.
  func writePositions(_ across: UnsafeMutablePointer<Int32>, _ down: UnsafeMutablePointer<Int32>) {
    let (columns, rows) = (bounds.across.inPixels, bounds.down.inPixels)
    for index in 0..<count {
      let point = inverse.apply(x: x + Double(index), y: y)
      across[index] = CubicSampler.phase(clamped(point.x - 0.5 + margin, to: columns))
      down[index] = CubicSampler.phase(clamped(point.y - 0.5 + margin, to: rows))
    }
  }

  /// The nearest position within `range`; its upper end for a position that is not a number.
  @inline(__always)
  private func clamped(_ position: Double, to range: (low: Double, high: Double)) -> Double {
    max(range.low, min(range.high, position))
  }
}

/// The sums of the samples of each pixel of a row.
struct PixelSums {
  private var sums: [SIMD4<UInt16>]
  private var means: [PremultipliedPixel]

  init(count: Int) {
    sums = [SIMD4<UInt16>](repeating: .zero, count: count)
    means = [PremultipliedPixel](repeating: .clear, count: count)
  }

  /// Adds a row of `count` samples. At most 64 rows may be added.
  mutating func add(_ samples: UnsafePointer<PremultipliedPixel>, count: Int) {
    for index in 0..<count {
      let pixel = samples[index]
      sums[index] &+= SIMD4(UInt16(pixel.red), UInt16(pixel.green), UInt16(pixel.blue), UInt16(pixel.alpha))
    }
  }

  /// Calls `body` with the rounded means of `samples` samples of `count` pixels, and resets their sums.
  mutating func takeMean(
    of samples: Int, count: Int, _ body: (UnsafeMutablePointer<PremultipliedPixel>) -> Void
  ) {
    let (divisor, half) = (UInt16(samples), UInt16(samples / 2))
    for index in 0..<count {
      let mean = sums[index] &+ half
      means[index] = PremultipliedPixel(
        red: UInt8(truncatingIfNeeded: mean.x / divisor), green: UInt8(truncatingIfNeeded: mean.y / divisor),
        blue: UInt8(truncatingIfNeeded: mean.z / divisor), alpha: UInt8(truncatingIfNeeded: mean.w / divisor))
      sums[index] = .zero
    }
    means.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
  }
}

extension ProjectiveMap {
  /// The pixels that a picture of `size` reaches, with a margin for the filter; nil where a part of it is
  /// behind the viewer.
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

  /// The number of samples of a pixel in each direction, 1…8: the largest distance in the source of two
  /// neighbouring pixels, which is found at a corner of the area.
  func samples(over columns: Range<Int>, _ rows: Range<Int>) -> Int {
    guard !columns.isEmpty, !rows.isEmpty else { return 0 }
    let steps = [columns.lowerBound, columns.upperBound].flatMap { x in
      [rows.lowerBound, rows.upperBound].map { y in step(atX: Double(x), y: Double(y)) }
    }
    // Subtracting 0.01 keeps a pure rotation, whose distance is 1 but for rounding, at one sample.
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

extension SampleBounds {
  /// Bounds at which every sample of a picture of `size` is clear.
  fileprivate init(reaching size: PixelSize) {
    let reach = CubicSampler.phase(2 * CubicSampler.reach)
    across = -reach...Int32(size.width << CubicWeights.phaseBits) + reach
    down = -reach...Int32(size.height << CubicWeights.phaseBits) + reach
  }
}

extension ClosedRange<Int32> {
  /// The ends of a range of phases in pixels.
  fileprivate var inPixels: (low: Double, high: Double) {
    (
      Double(lowerBound) / Double(1 << CubicWeights.phaseBits),
      Double(upperBound) / Double(1 << CubicWeights.phaseBits)
    )
  }
}
