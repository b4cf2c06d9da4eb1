import Dispatch
import Raster
import Synchronization

/// Runs numbered items on several threads. Each thread creates one worker and processes items until none is
/// left.
struct WorkerPool: Sendable {
  /// The number of threads.
  let workers: Int
  /// The maximum total memory of the items in progress, in bytes.
  var memory = Int.max

  /// The number of items after which unused memory is returned to the system; otherwise it would grow during
  /// the run.
  private static let trimInterval = 64

  /// Calls `body` once for each item; items start in order as far as memory permits.
  ///
  /// After the first error, no further items are started.
  ///
  /// - Parameter costs: the memory of each item in bytes.
  /// - Throws: the first error of `makeWorker` or `body`.
  func run<Worker>(
    costs: [Int], makeWorker: @Sendable () throws -> Worker, body: @Sendable (Worker, Int) throws -> Void
  ) throws {
    let queue = AdmissionQueue(costs: costs, limit: memory)
    let failure = Mutex<(any Error)?>(nil)
    let finished = Atomic(0)
    @Sendable func work() {
      do {
        let worker = try makeWorker()
        while failure.withLock({ $0 == nil }), let item = queue.take() {
          defer { queue.finish(item) }
          try body(worker, item)
          let count = finished.wrappingAdd(1, ordering: .relaxed).newValue
          if count.isMultiple(of: Self.trimInterval) { FreedMemory.giveBack() }
        }
      } catch { failure.withLock { if $0 == nil { $0 = error } } }
    }
    let threads = max(1, min(workers, costs.count))
    if threads == 1 { work() } else { DispatchQueue.concurrentPerform(iterations: threads) { _ in work() } }
    if let error = failure.withLock({ $0 }) { throw error }
  }

  /// Calls `body` once for each of `count` items with negligible memory.
  ///
  /// - Throws: the first error of `makeWorker` or `body`.
  func run<Worker>(
    count: Int, makeWorker: @Sendable () throws -> Worker, body: @Sendable (Worker, Int) throws -> Void
  ) throws {
    try run(costs: [Int](repeating: 0, count: count), makeWorker: makeWorker, body: body)
  }
}
