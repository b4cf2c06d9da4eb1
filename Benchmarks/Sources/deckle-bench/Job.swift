import DeckRendering
import Dispatch
import Foundation
import Synchronization

/// Work on numbered items, done by several workers.
protocol Job: Sendable {
  /// Number of items.
  var count: Int { get }
  /// Pictures of an item.
  var picturesPerItem: Int { get }
  /// A worker.
  func makeRenderer() throws -> TaskRenderer
  /// Does one item.
  func run(_ item: Int, with renderer: TaskRenderer) throws
}

extension Job {
  var picturesPerItem: Int { 1 }
}

/// What a job took.
struct JobFigures: Encodable {
  /// Pictures made.
  var n: Int
  /// Seconds from when every worker was ready to the last item's end, and seconds of all processors in that time.
  var work_s, cpu_s: Double

  /// Runs a job after each worker has done one item for practice.
  init(_ job: some Job, workers count: Int) throws {
    let workers = try (0..<count).map { _ in Worker(renderer: try job.makeRenderer()) }
    let failure = Mutex<(any Error)?>(nil)
    func inParallel(_ body: @Sendable (Int) throws -> Void) throws {
      DispatchQueue.concurrentPerform(iterations: count) { index in
        do { try body(index) } catch { failure.withLock { $0 = error } }
      }
      if let error = failure.withLock({ $0 }) { throw error }
    }
    try inParallel { try job.run($0 % job.count, with: workers[$0].renderer) }
    let next = Atomic(0)
    let (start, processors) = (ContinuousClock.now, Self.processorSeconds())
    try inParallel { index in
      while true {
        let item = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard item < job.count else { return }
        try job.run(item, with: workers[index].renderer)
      }
    }
    let wall = ContinuousClock.now - start
    n = job.count * job.picturesPerItem
    work_s = Double(wall.components.seconds) + Double(wall.components.attoseconds) / 1e18
    cpu_s = Self.processorSeconds() - processors
  }

  /// A renderer that one thread at a time uses.
  private struct Worker: @unchecked Sendable {
    let renderer: TaskRenderer
  }

  private static func processorSeconds() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  func print() throws { Swift.print(String(decoding: try JSONEncoder().encode(self), as: UTF8.self)) }
}
