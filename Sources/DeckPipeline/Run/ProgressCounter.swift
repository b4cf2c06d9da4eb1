import Synchronization

/// Counts finished pictures over all workers and passes the news on.
final class ProgressCounter: Sendable {
  private let done = Atomic(0)
  private let total: Int
  private let options: RunOptions

  init(total: Int, options: RunOptions) {
    self.total = total
    self.options = options
    options.onProgress(RunOptions.Progress(done: 0, total: total))
  }

  /// One more is finished.
  ///
  /// - Throws: ``Cancelled`` where the run was called off.
  func step() throws {
    let count = done.wrappingAdd(1, ordering: .relaxed).newValue
    options.onProgress(RunOptions.Progress(done: count, total: total))
    if options.isCancelled() { throw Cancelled() }
  }
}
