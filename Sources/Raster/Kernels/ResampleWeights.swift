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
  private static let one = 1 << fractionBits
  private static let lanczosLobes = 3.0

  /// First input pixel of each output pixel.
  private(set) var starts: [Int] = []
  /// Number of input pixels, the same for every output pixel (weights may be zero).
  let taps: Int
  /// `taps` weights an output pixel.
  private(set) var weights: [Int16] = []

  /// Weights of a Lanczos-3 filter that maps `origin ..< origin + extent` of an axis of `inputCount` pixels
  /// to `outputCount` pixels; widened for reduction, so that it antialiases. What would lie outside the
  /// axis is left out and the rest scaled up; a middle outside the axis moves to its end, since of a filter
  /// cut short of its middle little or nothing is left to scale.
  init(inputCount: Int, origin: Double, extent: Double, outputCount: Int) {
    let step = extent / Double(outputCount)
    let stretch = max(1, step)
    let support = Self.lanczosLobes * stretch
    taps = min(inputCount, Int((2 * support).rounded(.up)) + 1)
    starts.reserveCapacity(outputCount)
    weights.reserveCapacity(outputCount * taps)
    for index in 0..<outputCount {
      let centre = min(max(origin + (Double(index) + 0.5) * step, 0), Double(inputCount))
      let start = min(max(Int((centre - support + 0.5).rounded(.down)), 0), inputCount - taps)
      starts.append(start)
      weights += Self.normalized(
        (0..<taps).map { tap in
          Self.lanczos((Double(start + tap) + 0.5 - centre) / stretch)
        })
    }
  }

  /// sinc(x) · sinc(x / 3) inside three lobes.
  private static func lanczos(_ x: Double) -> Double {
    guard abs(x) < lanczosLobes else { return 0 }
    guard abs(x) > 1e-9 else { return 1 }
    let angle = Double.pi * x
    return lanczosLobes * sin(angle) * sin(angle / lanczosLobes) / (angle * angle)
  }

  /// Scales to a sum of one in fixed point; what rounding leaves over goes to the largest weight.
  private static func normalized(_ values: [Double]) -> [Int16] {
    let sum = values.reduce(0, +)
    var fixed = values.map { Int(($0 / sum * Double(one)).rounded()) }
    let largest = fixed.indices.max { fixed[$0] < fixed[$1] } ?? 0
    fixed[largest] += one - fixed.reduce(0, +)
    return fixed.map { Int16(clamping: $0) }
  }
}
