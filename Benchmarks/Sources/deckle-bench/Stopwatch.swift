import Foundation

/// Measures work of this thread by the best of several rounds, which is the one that was disturbed least.
struct Stopwatch {
  var rounds = 7

  /// Microseconds of processor time that one of `count` items takes.
  func microseconds(per count: Int = 1, _ body: () throws -> Void) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<rounds {
      let start = Self.now
      try body()
      best = min(best, Self.now - start)
    }
    return best / Double(count)
  }

  /// Microseconds of processor time of this thread.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}
