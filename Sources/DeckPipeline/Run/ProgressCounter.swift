import Synchronization

/// Counts the finished pictures of all workers and reports the progress.
final class ProgressCounter: Sendable {
  private let done = Atomic(0)
  private let total: Int
  private let options: RunOptions

  init(total: Int, options: RunOptions) {
    self.total = total
    self.options = options
    options.onProgress(RunOptions.Progress(done: 0, total: total))
  }

  /// Counts one finished picture.
  ///
  /// - Throws: ``Cancelled`` if the run was cancelled.
  func step() throws {
    let count = done.wrappingAdd(1, ordering: .relaxed).newValue
    options.onProgress(RunOptions.Progress(done: count, total: total))
    if options.isCancelled() { throw Cancelled() }
  }
}
