/// The options of a run beyond the deck itself.
package struct RunOptions: Sendable {
  /// The number of workers.
  package var jobs: Int
  /// The maximum total memory of the pictures in progress, in bytes. A picture that needs more is drawn
  /// alone.
  package var memory: Int
  /// The ids of the cards to draw; empty for all.
  package var only: [String]
  /// Whether to publish the other cards if some cannot be drawn.
  package var keepsGoing: Bool
  /// Whether warnings are errors.
  package var isStrict: Bool
  /// The folder that the deck's paths must lead to; nil for the deck's folder.
  package var root: String?
  /// Called by the workers after each finished item.
  package var onProgress: @Sendable (Progress) -> Void
  /// Called by the workers after each finished item: whether to cancel the run.
  package var isCancelled: @Sendable () -> Bool

  /// The progress of a run.
  package struct Progress: Sendable {
    /// The number of finished pictures.
    package var done: Int
    /// The number of all pictures.
    package var total: Int
  }

  /// Creates options; by default one worker draws everything.
  package init(
    jobs: Int = 1, memory: Int = MemoryBudget.standard, only: [String] = [], keepsGoing: Bool = false,
    isStrict: Bool = false, root: String? = nil,
    onProgress: @escaping @Sendable (Progress) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.jobs = jobs
    self.memory = memory
    self.only = only
    self.keepsGoing = keepsGoing
    self.isStrict = isStrict
    self.root = root
    self.onProgress = onProgress
    self.isCancelled = isCancelled
  }
}

/// The run was cancelled; the output folder is unchanged.
package struct Cancelled: Error, Sendable {}
