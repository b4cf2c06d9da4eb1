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
  /// Seconds from when every worker was ready to the last item's end, and seconds of all processors in that
  /// time.
  var work_s, cpu_s: Double

  /// Runs a job after each worker has done one item for practice.
  init(_ job: some Job, workers count: Int) throws {
    let (line, next, done) = (StartLine(runners: count), Counter(), DispatchGroup())
    let failure = Mutex<(any Error)?>(nil)
    for index in 0..<count {
      done.enter()
      // Threads of their own, since all must run at a time, however few processors there are.
      Thread.detachNewThread {
        defer { done.leave() }
        do {
          let renderer = try line.arriving {
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
    let wall = ContinuousClock.now - line.start.clock
    n = job.count * job.picturesPerItem
    work_s = Double(wall.components.seconds) + Double(wall.components.attoseconds) / 1e18
    cpu_s = processorSeconds() - line.start.processors
  }

  func print() throws { Swift.print(String(decoding: try JSONEncoder().encode(self), as: UTF8.self)) }
}
