import Dispatch
import Synchronization

/// Runs numbered items on several threads; each thread makes one worker and takes the next item until none is left.
struct WorkerPool: Sendable {
  /// Number of threads.
  let workers: Int

  /// Calls `body` once for each item of `0 ..< count`, in no particular order.
  ///
  /// The first error of making a worker or of `body` stops the rest and is thrown.
  func run<Worker>(
    count: Int, makeWorker: @Sendable () throws -> Worker, body: @Sendable (Worker, Int) throws -> Void
  ) throws {
    let next = Atomic(0)
    let failure = Mutex<(any Error)?>(nil)
    @Sendable func work() {
      do {
        let worker = try makeWorker()
        while failure.withLock({ $0 == nil }) {
          let item = next.wrappingAdd(1, ordering: .relaxed).oldValue
          guard item < count else { return }
          try body(worker, item)
        }
      } catch { failure.withLock { if $0 == nil { $0 = error } } }
    }
    let threads = max(1, min(workers, count))
    if threads == 1 { work() } else { DispatchQueue.concurrentPerform(iterations: threads) { _ in work() } }
    if let error = failure.withLock({ $0 }) { throw error }
  }
}
