/// What a run is asked to do beyond the deck itself.
package struct RunOptions: Sendable {
  /// Number of workers.
  package var jobs: Int
  /// Bytes of memory that the pictures under way may take together. What needs more alone is drawn alone.
  package var memory: Int
  /// Ids of the cards to draw; all where empty.
  package var only: [String]
  /// Whether to publish the rest where some cards cannot be drawn.
  package var keepsGoing: Bool
  /// Called by the workers after each finished item.
  package var onProgress: @Sendable (Progress) -> Void
  /// Asked by the workers now and then: whether the run was called off.
  package var isCancelled: @Sendable () -> Bool

  /// How far a run is.
  package struct Progress: Sendable {
    /// Finished pictures.
    package var done: Int
    /// All pictures.
    package var total: Int
  }

  /// Options; by default everything is drawn by one worker.
  package init(
    jobs: Int = 1, memory: Int = MemoryBudget.standard, only: [String] = [], keepsGoing: Bool = false,
    onProgress: @escaping @Sendable (Progress) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.jobs = jobs
    self.memory = memory
    self.only = only
    self.keepsGoing = keepsGoing
    self.onProgress = onProgress
    self.isCancelled = isCancelled
  }
}

/// The run was called off; the output folder is as it was.
package struct Cancelled: Error, Sendable {}
