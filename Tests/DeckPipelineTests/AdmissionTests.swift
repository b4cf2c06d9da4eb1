import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import DeckPipeline

/// Tasks begin only while memory lets them.
@Suite struct AdmissionTests {
  private struct Load: Sendable {
    var (bytes, count, mostBytes, mostCount) = (0, 0, 0, 0)
    var done: [Int] = []
    var isOverLimit = false
  }

  /// On any number of workers every item is done once, and what is under way together never costs more than
  /// the limit, unless it is one item alone.
  @Test(arguments: [1, 2, 5, 16], [100, 250, 1000])
  func neverTakesMoreThanTheLimit(workers: Int, limit: Int) throws {
    var random = SeededGenerator(seed: UInt64(workers * limit))
    let costs = (0..<200).map { _ in Int.random(in: 0...300, using: &random) }
    let load = Mutex(Load())
    try WorkerPool(workers: workers, memory: limit).run(costs: costs, makeWorker: {}) { _, item in
      load.withLock {
        $0.bytes += costs[item]
        $0.count += 1
        $0.isOverLimit = $0.isOverLimit || ($0.bytes > limit && $0.count > 1 && $0.bytes > costs[item])
        $0.mostCount = max($0.mostCount, $0.count)
      }
      for _ in 0..<10 { _ = Array(repeating: 1, count: 100) }
      load.withLock {
        $0.bytes -= costs[item]
        $0.count -= 1
        $0.done.append(item)
      }
    }
    let result = load.withLock { $0 }
    #expect(result.done.sorted() == Array(0..<200))
    #expect(!result.isOverLimit && result.bytes == 0)
    #expect(result.mostCount <= workers)
  }

  @Test func itemsBeginInOrderAndSmallOnesPass() {
    let queue = AdmissionQueue(costs: [60, 50, 40, 10], limit: 100)
    #expect(queue.take() == 0)
    #expect(queue.take() == 2)
    queue.finish(0)
    #expect(queue.take() == 1)
    #expect(queue.take() == 3)
    #expect(queue.take() == nil)
  }

  /// What is larger than all there is comes when it is alone.
  @Test func whatNeverFitsBeginsAlone() {
    let queue = AdmissionQueue(costs: [10, 500], limit: 100)
    #expect(queue.take() == 0)
    queue.finish(0)
    #expect(queue.take() == 1)
  }

  /// As many items are under way at once as there are workers: each waits for the others to begin.
  @Test(arguments: [2, 3]) func workersWorkAtTheSameTime(workers: Int) throws {
    let begun = DispatchSemaphore(value: 0)
    let isTogether = Mutex(false)
    let costs = [Int](repeating: 1, count: workers)
    try WorkerPool(workers: workers, memory: workers).run(costs: costs, makeWorker: {}) { _, item in
      guard item == 0 else {
        begun.signal()
        return
      }
      // A minute is not what is expected, but the end of waiting.
      let others = (1..<workers).allSatisfy { _ in begun.wait(timeout: .now() + 60) == .success }
      isTogether.withLock { $0 = others }
    }
    #expect(isTogether.withLock { $0 })
  }

  /// A worker that fails lets the others go.
  @Test func anErrorEndsTheRun() {
    struct Failure: Error {}
    let costs = [Int](repeating: 80, count: 50)
    #expect(throws: Failure.self) {
      try WorkerPool(workers: 4, memory: 100).run(costs: costs, makeWorker: {}) { _, item in
        if item == 3 { throw Failure() }
      }
    }
  }

  @Test func theStandardIsHalfAGigabyteAtMost() {
    #expect((1 << 20...512 << 20).contains(MemoryBudget.standard))
  }
}
