#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The input pixels and weights of every output pixel along one axis.
///
/// The fixed-point weights of an output pixel sum to exactly one, so that uniform areas stay uniform.
struct ResampleWeights {
  static let fractionBits = 14

  /// The first input pixel of each output pixel.
  let starts: [Int]
  /// The number of input pixels of every output pixel. Some weights may be 0.
  let taps: Int
  /// `taps` weights for each output pixel.
  let weights: [Int16]

  /// The input pixels that any output pixel depends on.
  var inputSpan: Range<Int> { (starts.min() ?? 0)..<((starts.max() ?? 0) + taps) }

  /// Weights of a Lanczos-3 filter that maps `origin ..< origin + extent` of an axis of `inputCount` pixels
  /// to `outputCount` pixels. For reduction the filter is widened, which antialiases.
  ///
  /// Taps outside the axis are omitted, and the others are normalised. A filter whose centre lies outside the
  /// axis is moved to its end, because too little of it would be left to normalise.
  ///
  /// - Parameter averaged: Each input pixel is the mean of that many pixels, which the filter compensates.
  init(inputCount: Int, origin: Double, extent: Double, outputCount: Int, averaged: Int = 1) {
    let step = extent / Double(outputCount)
    let kernel = LanczosKernel(stretch: max(1, step))
    let reach = kernel.support + (averaged > 1 ? 1 : 0)
    let taps = min(inputCount, Int((2 * reach).rounded(.up)))
    let centres = (0..<outputCount).map {
      min(max(origin + (Double($0) + 0.5) * step, 0), Double(inputCount))
    }
    let starts = centres.map {
      min(max(Int(($0 - reach + 0.5).rounded(.down)), 0), inputCount - taps)
    }
    weights = [Int16](unsafeUninitializedCapacity: outputCount * taps) { weights, count in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: taps) { values in
        for (index, start) in starts.enumerated() {
          kernel.sample(from: Double(start) + 0.5 - centres[index], into: values)
          if averaged > 1 { Self.compensate(means: averaged, in: values) }
          Self.normalize(values, into: weights.extracting((index * taps)..<((index + 1) * taps)))
        }
      }
      count = outputCount * taps
    }
    self.taps = taps
    self.starts = starts
  }

  /// Changes the weights of pixels that are means of `count` pixels.
  ///
  /// A mean lowers the frequency of f cycles a pixel to sin(πf) / (count · sin(πf / count)), nearly 1 − (1 −
  /// 1/count²) · (πf)² / 6. Subtracting the second difference times (1 − 1/count²) / 24 raises it by as much;
  /// 22 instead of 24 is closer for all frequencies up to 1/3, the highest that a picture with two thirds of
  /// the pixels can have.
  private static func compensate(means count: Int, in weights: UnsafeMutableBufferPointer<Double>) {
    let factor = (1 - 1 / Double(count * count)) / 22
    // Beyond the ends of the axis its end pixels are repeated. Elsewhere the first and the last weight are 0.
    var last = weights[0]
    for index in weights.indices {
      let value = weights[index]
      let next = index + 1 < weights.count ? weights[index + 1] : value
      weights[index] = value - factor * (last - 2 * value + next)
      last = value
    }
  }

  /// Normalises the sum of the weights to one in fixed point. The rounding error is added to the largest
  /// weight.
  private static func normalize(
    _ values: UnsafeMutableBufferPointer<Double>, into weights: UnsafeMutableBufferPointer<Int16>
  ) {
    let one = 1 << fractionBits
    var sum = 0.0
    for value in values { sum += value }
    let scale = Double(one) / sum
    var (total, largest) = (0, 0)
    for (index, value) in values.enumerated() {
      // Rounds to nearest: the conversion truncates, so `one` is added to make the operand positive.
      let fixed = Int(value * scale + (Double(one) + 0.5)) - one
      weights[index] = Int16(clamping: fixed)
      total += fixed
      if fixed > Int(weights[largest]) { largest = index }
    }
    weights[largest] = Int16(clamping: Int(weights[largest]) + one - total)
  }
}

/// sinc(x) · sinc(x / 3) within three lobes of `stretch` pixels.
private struct LanczosKernel {
  private static let lobes = 3.0
  let stretch: Double
  /// The sine and cosine of the angle π · x / 3 of one pixel.
  private let sine, cosine: Double

  init(stretch: Double) {
    self.stretch = stretch
    sine = sin(.pi / (Self.lobes * stretch))
    cosine = cos(.pi / (Self.lobes * stretch))
  }

  /// The distance in pixels from the centre at which the filter ends.
  var support: Double { Self.lobes * stretch }

  /// Writes the values at `first` and at the following pixels.
  ///
  /// With t = π · x / 3 and sin 3t = 3 sin t − 4 sin³ t, the product is (sin t / t)² · (1 − 4/3 sin² t). The
  /// sine of the next pixel is computed from the current one by the angle addition formulas.
  func sample(from first: Double, into values: UnsafeMutableBufferPointer<Double>) {
    let start = first * .pi / support
    var (nextSine, nextCosine) = (sin(start), cos(start))
    for index in values.indices {
      let distance = first + Double(index)
      let angle = distance * .pi / support
      let square = nextSine * nextSine
      if abs(distance) >= support {
        values[index] = 0
      } else {
        values[index] = abs(angle) < 1e-6 ? 1 : square / (angle * angle) * (1 - 4.0 / 3 * square)
      }
      (nextSine, nextCosine) = (
        nextSine * cosine + nextCosine * sine, nextCosine * cosine - nextSine * sine
      )
    }
  }
}
