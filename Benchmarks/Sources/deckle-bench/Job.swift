import DeckRendering
import Dispatch
import Foundation
import Synchronization

/// Work on numbered items by several workers.
protocol Job: Sendable {
  /// The number of items.
  var count: Int { get }
  /// The number of pictures per item.
  var picturesPerItem: Int { get }
  /// Creates a worker.
  ///
  /// - Throws: `FontError`.
  func makeRenderer() throws -> TaskRenderer
  /// Processes one item.
  ///
  /// - Throws: the errors of rendering and writing.
  func run(_ item: Int, with renderer: TaskRenderer) throws
}

extension Job {
  var picturesPerItem: Int { 1 }
}

/// The results of a job.
struct JobFigures: Encodable {
  /// The number of pictures.
  var n: Int
  /// The seconds from when all workers were ready to the end of the last item, and the processor time in
  /// seconds during that time.
  var work_s, cpu_s: Double

  /// Runs a job, after each worker has processed one item to warm up.
  ///
  /// - Throws: the last error of a worker.
  init(_ job: some Job, workers count: Int) throws {
    let (barrier, next, done) = (StartBarrier(workers: count), Counter(), DispatchGroup())
    let failure = Mutex<(any Error)?>(nil)
    for index in 0..<count {
      done.enter()
      // Threads instead of a dispatch queue, because all must run at the same time, however few processors
      // there are.
      Thread.detachNewThread {
        defer { done.leave() }
        do {
          let renderer = try barrier.whenReady {
            let renderer = try job.makeRenderer()
            try job.run(index % job.count, with: renderer)
            return renderer
          }
          while let item = next.take(below: job.count) { try job.run(item, with: renderer) }
        } catch { failure.withLock { $0 = error } }
      }
    }
    done.wait()
    if let error = failure.withLock({ $0 }) { throw error }
    let wall = ContinuousClock.now - barrier.start.clock
    n = job.count * job.picturesPerItem
    work_s = Double(wall.components.seconds) + Double(wall.components.attoseconds) / 1e18
    cpu_s = processorSeconds() - barrier.start.processors
  }

  func print() throws { Swift.print(String(decoding: try JSONEncoder().encode(self), as: UTF8.self)) }
}
