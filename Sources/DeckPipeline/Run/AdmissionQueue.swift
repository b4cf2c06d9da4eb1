import Foundation

/// Numbered items that workers take in order; one begins only while what it costs fits beside those that are being worked on,
/// and else lets smaller ones pass. One that would never fit begins when nothing else is under way.
final class AdmissionQueue: @unchecked Sendable {
  private let costs: [Int]
  private let limit: Int
  // Guarded by `condition`.
  /// The next one last.
  private var waiting: [Int]
  private var taken = 0
  private let condition = NSCondition()

  /// A queue of as many items as there are costs, which may be together at most `limit` at a time.
  init(costs: [Int], limit: Int) {
    self.costs = costs
    self.limit = limit
    waiting = costs.indices.reversed()
  }

  /// The next item, once there is room for it; nil where none is left.
  func take() -> Int? {
    condition.withLock {
      while !waiting.isEmpty {
        if let place = waiting.lastIndex(where: { taken == 0 || taken + costs[$0] <= limit }) {
          let item = waiting.remove(at: place)
          taken += costs[item]
          return item
        }
        condition.wait()
      }
      return nil
    }
  }

  /// Gives back what an item took.
  func finish(_ item: Int) {
    condition.withLock {
      taken -= costs[item]
      condition.broadcast()
    }
  }
}
