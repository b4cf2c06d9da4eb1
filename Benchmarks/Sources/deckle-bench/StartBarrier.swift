import Dispatch
import Foundation
import Synchronization

/// A barrier where workers wait until all are ready.
final class StartBarrier: Sendable {
  /// The time and the processor time when the work started.
  struct Start {
    var clock = ContinuousClock.now
    var processors = processorSeconds()
  }

  private let workers: Int
  private let state = Mutex((ready: 0, start: Start()))
  private let gate = DispatchSemaphore(value: 0)

  init(workers: Int) {
    self.workers = workers
  }

  /// The start, once the last worker is ready.
  var start: Start { state.withLock { $0.start } }

  /// Calls `prepare`, then waits until all workers are ready, even if it fails.
  ///
  /// - Throws: the errors of `prepare`.
  func whenReady<Result>(_ prepare: () throws -> Result) rethrows -> Result {
    defer { wait() }
    return try prepare()
  }

  private func wait() {
    let isLast = state.withLock { state in
      state.ready += 1
      state.start = Start()
      return state.ready == workers
    }
    guard isLast else { return gate.wait() }
    for _ in 1..<workers { gate.signal() }
  }
}

/// A counter that returns each number once.
final class Counter: Sendable {
  private let next = Atomic(0)

  /// The next number; nil if it is not below `end`.
  func take(below end: Int) -> Int? {
    let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return number < end ? number : nil
  }
}

/// The processor time of this process in seconds.
func processorSeconds() -> Double {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
  return seconds(usage.ru_utime) + seconds(usage.ru_stime)
}
