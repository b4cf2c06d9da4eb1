/// Weights along rows as the kernel that reduces columns reads them: for pairs of neighbours that begin at even pixels.
struct InterleavedWeights {
  /// Output rows that are reduced at once.
  static let rowCount = 4

  /// The input pixels that any output pixel needs.
  let span: Range<Int>
  /// The first of `pairs` pairs of neighbours of each output pixel, counted from the span's first one.
  let starts: [Int32]
  /// Pairs of neighbours an output pixel.
  let pairs: Int
  /// Two numbers a pair.
  let weights: [Int16]

  /// The same weights in another order; what pairs have too many is zero.
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

  /// Calls `body` with room for the sums of four rows, all zero: pairs from the span's first one on, some of them beyond its end with
  /// weights of zero. A pair's sums lie in one line of the processor's cache; ringing of a third over white fits their six bits of
  /// fraction.
  func withSums(_ body: (UnsafeMutablePointer<Int16>) -> Void) {
    let pairBytes = 2 * Self.rowCount * 4 * MemoryLayout<Int16>.size
    let byteCount = (span.count / 2 + pairs + 1) * pairBytes
    withUnsafeTemporaryAllocation(byteCount: byteCount, alignment: pairBytes) { room in
      room.initializeMemory(as: UInt8.self, repeating: 0)
      body(room.baseAddress!.assumingMemoryBound(to: Int16.self))
    }
  }
}
