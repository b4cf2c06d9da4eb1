import Dispatch
import Foundation
import Synchronization

/// Where workers wait until all are ready.
final class StartLine: Sendable {
  /// When and at how many processor seconds the work began.
  struct Start {
    var clock = ContinuousClock.now
    var processors = processorSeconds()
  }

  private let runners: Int
  private let state = Mutex((ready: 0, start: Start()))
  private let gate = DispatchSemaphore(value: 0)

  init(runners: Int) {
    self.runners = runners
  }

  /// When the last one was ready.
  var start: Start { state.withLock { $0.start } }

  /// Gets ready by `prepare`, and returns once all are, even where it fails.
  func arriving<Result>(_ prepare: () throws -> Result) rethrows -> Result {
    defer { wait() }
    return try prepare()
  }

  private func wait() {
    let isLast = state.withLock { state in
      state.ready += 1
      state.start = Start()
      return state.ready == runners
    }
    guard isLast else { return gate.wait() }
    for _ in 1..<runners { gate.signal() }
  }
}

/// Numbers handed out one by one.
final class Counter: Sendable {
  private let next = Atomic(0)

  /// The next number; nil once `end` is reached.
  func take(below end: Int) -> Int? {
    let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return number < end ? number : nil
  }
}

/// Seconds that all processors have worked for this program.
func processorSeconds() -> Double {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
  return seconds(usage.ru_utime) + seconds(usage.ru_stime)
}
