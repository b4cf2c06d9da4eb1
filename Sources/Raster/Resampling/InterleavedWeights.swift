/// The weights along rows in the layout of the kernel `reduce_columns`: for pairs of neighbours that start at
/// even pixels.
struct InterleavedWeights {
  /// The number of output rows that are computed together. Their input rows overlap and stay in the cache,
  /// and the second pass loads each weight once for all of them.
  static let rowCount = 4

  /// The input pixels that any output pixel depends on.
  let span: Range<Int>
  /// The first of the `pairs` pairs of neighbours of each output pixel, relative to the span.
  let starts: [Int32]
  /// Number of pairs of neighbours of an output pixel.
  let pairs: Int
  /// Two weights for each pair.
  let weights: [Int16]

  /// Rearranges weights. Pixels of a pair that an output pixel does not depend on have weight 0.
  init(_ plain: ResampleWeights) {
    let (span, taps) = (plain.inputSpan, plain.taps)
    let pairs = taps / 2 + 1
    starts = plain.starts.map { Int32(($0 - span.lowerBound) / 2) }
    weights = [Int16](unsafeUninitializedCapacity: plain.starts.count * pairs * 2) { weights, count in
      count = plain.starts.count * pairs * 2
      weights.initialize(repeating: 0)
      for (index, start) in plain.starts.enumerated() {
        let first = index * pairs * 2 + (start - span.lowerBound) % 2
        for tap in 0..<taps { weights[first + tap] = plain.weights[index * taps + tap] }
      }
    }
    self.span = span
    self.pairs = pairs
  }

  /// Calls `body` with zeroed memory for the sums of four rows, from the first pair of the span on and past
  /// its end, where weights are 0. The sums of a pair are aligned to a cache line. With six bits of fraction
  /// they hold ringing of up to a third above white.
  func withSums(_ body: (UnsafeMutablePointer<Int16>) -> Void) {
    let pairBytes = 2 * Self.rowCount * 4 * MemoryLayout<Int16>.size
    let byteCount = (span.count / 2 + pairs + 1) * pairBytes
    withUnsafeTemporaryAllocation(byteCount: byteCount, alignment: pairBytes) { sums in
      sums.initializeMemory(as: UInt8.self, repeating: 0)
      body(sums.baseAddress!.assumingMemoryBound(to: Int16.self))
    }
  }
}
