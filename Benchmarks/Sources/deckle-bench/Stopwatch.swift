import Foundation

/// Measures the work of this thread. The result is that of the fastest of several rounds, which was disturbed
/// least.
struct Stopwatch {
  var rounds = 7

  /// Measures `body`, which processes `count` items; returns the processor time per item in microseconds.
  ///
  /// - Throws: the errors of `body`.
  func microseconds(per count: Int = 1, _ body: () throws -> Void) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<rounds {
      let start = Self.now
      try body()
      best = min(best, Self.now - start)
    }
    return best / Double(count)
  }

  /// The processor time of this thread in microseconds.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}
