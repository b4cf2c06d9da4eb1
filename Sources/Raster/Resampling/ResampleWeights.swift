#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// For every output pixel along one axis: which input pixels it is made of and how much of each.
///
/// Weights are fixed point with ``fractionBits`` bits and sum to exactly one, so that flat areas stay flat
/// and every machine gives the same bytes.
struct ResampleWeights {
  static let fractionBits = 14

  /// First input pixel of each output pixel.
  let starts: [Int]
  /// Number of input pixels, the same for every output pixel (weights may be zero).
  let taps: Int
  /// `taps` weights an output pixel.
  let weights: [Int16]

  /// The input pixels that any output pixel needs.
  var inputSpan: Range<Int> { (starts.min() ?? 0)..<((starts.max() ?? 0) + taps) }

  /// Weights of a Lanczos-3 filter that maps `origin ..< origin + extent` of an axis of `inputCount` pixels
  /// to `outputCount` pixels; widened for reduction, so that it antialiases. What would lie outside the
  /// axis is left out and the rest scaled up; a middle outside the axis moves to its end, since of a filter
  /// cut short of its middle little or nothing is left to scale.
  init(inputCount: Int, origin: Double, extent: Double, outputCount: Int) {
    let step = extent / Double(outputCount)
    let kernel = LanczosKernel(stretch: max(1, step))
    let taps = min(inputCount, Int((2 * kernel.support).rounded(.up)))
    let centres = (0..<outputCount).map {
      min(max(origin + (Double($0) + 0.5) * step, 0), Double(inputCount))
    }
    let starts = centres.map {
      min(max(Int(($0 - kernel.support + 0.5).rounded(.down)), 0), inputCount - taps)
    }
    weights = [Int16](unsafeUninitializedCapacity: outputCount * taps) { weights, count in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: taps) { values in
        for (index, start) in starts.enumerated() {
          kernel.sample(from: Double(start) + 0.5 - centres[index], into: values)
          Self.normalize(values, into: weights.extracting((index * taps)..<((index + 1) * taps)))
        }
      }
      count = outputCount * taps
    }
    self.taps = taps
    self.starts = starts
  }

  /// Scales to a sum of one in fixed point; what rounding leaves over goes to the largest weight.
  private static func normalize(
    _ values: UnsafeMutableBufferPointer<Double>, into weights: UnsafeMutableBufferPointer<Int16>
  ) {
    let one = 1 << fractionBits
    var sum = 0.0
    for value in values { sum += value }
    let scale = Double(one) / sum
    var (total, largest) = (0, 0)
    for (index, value) in values.enumerated() {
      // The least whole number that this conversion meets is far above −one.
      let fixed = Int(value * scale + (Double(one) + 0.5)) - one
      weights[index] = Int16(clamping: fixed)
      total += fixed
      if fixed > Int(weights[largest]) { largest = index }
    }
    weights[largest] = Int16(clamping: Int(weights[largest]) + one - total)
  }
}

/// sinc(x) · sinc(x / 3) inside three lobes, `stretch` pixels a lobe.
private struct LanczosKernel {
  private static let lobes = 3.0
  let stretch: Double
  /// The sine and the cosine of the angle x · π / 3 of one pixel.
  private let sine, cosine: Double

  init(stretch: Double) {
    self.stretch = stretch
    sine = sin(.pi / (Self.lobes * stretch))
    cosine = cos(.pi / (Self.lobes * stretch))
  }

  /// How far it reaches from its middle, in pixels.
  var support: Double { Self.lobes * stretch }

  /// The values at `first` and as many pixels to the right of it as there is room for.
  ///
  /// With t = π · x / 3 and sin 3t = 3 sin t − 4 sin³ t the product is (sin t / t)² · (1 − 4/3 sin² t), and the sine of the
  /// next pixel comes from this one's by turning it on.
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
