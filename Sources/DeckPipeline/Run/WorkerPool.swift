import Dispatch
import Raster
import Synchronization

/// Runs numbered items on several threads; each thread makes one worker and takes the next item until none is
/// left.
struct WorkerPool: Sendable {
  /// Number of threads.
  let workers: Int
  /// Bytes of memory that the items under way may take together.
  var memory = Int.max

  /// After so many items, memory that lies idle between blocks in use is given back; else it would grow with
  /// the run.
  private static let tidyInterval = 64

  /// Calls `body` once for each of the items; they begin in order as far as memory lets them.
  ///
  /// The first error of making a worker or of `body` stops the rest and is thrown.
  ///
  /// - Parameter costs: bytes of memory that each item takes.
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
          if count.isMultiple(of: Self.tidyInterval) { FreedMemory.giveBack() }
        }
      } catch { failure.withLock { if $0 == nil { $0 = error } } }
    }
    let threads = max(1, min(workers, costs.count))
    if threads == 1 { work() } else { DispatchQueue.concurrentPerform(iterations: threads) { _ in work() } }
    if let error = failure.withLock({ $0 }) { throw error }
  }

  /// The same for items that cost next to nothing.
  func run<Worker>(
    count: Int, makeWorker: @Sendable () throws -> Worker, body: @Sendable (Worker, Int) throws -> Void
  ) throws {
    try run(costs: [Int](repeating: 0, count: count), makeWorker: makeWorker, body: body)
  }
}
