extension Pixmap<PremultipliedPixel> {
  /// Draws `source`, moved by `map` from its own pixels to those of this picture, source-over.
  ///
  /// Bicubic (Catmull-Rom) on premultiplied values with clear surroundings, which antialiases the edges at
  /// their true place. Meant for rotations and for scales near one; a strong reduction is resampled first.
  ///
  /// - Parameter opacity: 0 (nothing is drawn) … 255.
  package mutating func draw(_ source: Pixmap, through map: AffineMap, opacity: UInt8 = 255) {
    guard opacity > 0, source.width > 0, source.height > 0, let inverse = map.inverse else { return }
    let (width, height) = (width, height)
    var sampler = CubicSampler(source, count: width)
    withMutablePixels { target in
      for y in 0..<height {
        let walk = SourceWalk(row: y, of: width, through: inverse, on: source.size)
        guard !walk.columns.isEmpty else { continue }
        sampler.read(walk.columns.count, at: walk.write) { pixels in
          layOver(
            pixels, target + y * width + walk.columns.lowerBound, count: walk.columns.count, opacity: opacity)
        }
      }
    }
  }
}

/// The places in a picture that a row of pixels is read from.
private struct SourceWalk {
  /// Pixels of the row whose middles fall on the picture.
  let columns: Range<Int>
  private let start: (x: Double, y: Double)
  private let step: (x: Double, y: Double)
  /// The walk is in fixed point. An error of half a unit a step stays below a millionth of a pixel over any picture that fits in memory.
  private static let fractionBits = 40

  init(row: Int, of count: Int, through inverse: AffineMap, on size: PixelSize) {
    // Places are those of pixel middles: place (0, 0) is the middle of the first pixel.
    let middle = inverse.apply(x: 0.5, y: Double(row) + 0.5)
    start = (middle.x - 0.5, middle.y - 0.5)
    step = (inverse.a, inverse.b)
    columns = visible(start.x, step: step.x, limit: size.width, count)
      .clamped(to: visible(start.y, step: step.y, limit: size.height, count))
  }

  /// Writes the places of ``columns`` in phases of the cubic.
  func write(_ across: UnsafeMutablePointer<Int32>, _ down: UnsafeMutablePointer<Int32>) {
    walk(from: start.x, by: step.x, into: across)
    walk(from: start.y, by: step.y, into: down)
  }

  @inline(__always)
  private func walk(from start: Double, by step: Double, into places: UnsafeMutablePointer<Int32>) {
    let one = Double(1 << Self.fractionBits)
    let shift = Int64(Self.fractionBits - CubicWeights.phaseBits)
    let first = start + step * Double(columns.lowerBound)
    var place = Int64((first * one).rounded()) &+ (1 << (shift - 1))
    let distance = columns.count > 1 ? Int64((step * one).rounded()) : 0
    for index in 0..<columns.count {
      places[index] = Int32(truncatingIfNeeded: place &>> shift)
      place &+= distance
    }
  }
}

/// The columns x of a row for which `start + step · x` lies on an axis of `limit` pixels or within reach.
private func visible(_ start: Double, step: Double, limit: Int, _ count: Int) -> Range<Int> {
  let (low, high) = (-CubicSampler.reach, Double(limit - 1) + CubicSampler.reach)
  guard abs(step) > 1e-12 else { return (low...high).contains(start) ? 0..<count : 0..<0 }
  let (one, other) = ((low - start) / step, (high - start) / step)
  let first = Int(min(max(min(one, other).rounded(.up), 0), Double(count)))
  let last = Int(min(max(max(one, other).rounded(.down) + 1, 0), Double(count)))
  return first..<max(first, last)
}
