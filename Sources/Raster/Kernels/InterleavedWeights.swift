/// Weights along rows as the kernel that reduces columns reads them: from even pixels on, in groups of four, two pixels' weights
/// side by side and once for each channel.
struct InterleavedWeights {
  /// The input pixels that any output pixel needs.
  let span: Range<Int>
  /// The first of `4 × groups` pixels of each output pixel, counted from the span's first one.
  let starts: [Int32]
  /// Groups of four pixels an output pixel.
  let groups: Int
  /// 16 numbers a group.
  let weights: [Int16]

  /// The same weights in another order; what groups have too many is zero.
  init(_ plain: ResampleWeights) {
    let (span, taps) = (plain.inputSpan, plain.taps)
    let groups = (taps + 4) / 4
    starts = plain.starts.map { Int32(($0 - span.lowerBound) & ~1) }
    var weights = [Int16](repeating: 0, count: plain.starts.count * groups * 16)
    weights.withUnsafeMutableBufferPointer { weights in
      for (index, start) in plain.starts.enumerated() {
        let (first, odd) = (index * groups * 16, (start - span.lowerBound) & 1)
        for tap in 0..<taps {
          let place = first + (tap + odd) / 2 * 8 + (tap + odd) % 2
          let weight = plain.weights[index * taps + tap]
          for channel in 0..<4 { weights[place + 2 * channel] = weight }
        }
      }
    }
    self.weights = weights
    self.span = span
    self.groups = groups
  }

  /// Pixels that are read of a row, some of them beyond its end with a weight of zero.
  var readCount: Int { span.count + 4 * groups }
}
