import Dispatch
import Synchronization

/// A queue of numbered items that limits the total cost of the items in progress. An item starts only while
/// its cost fits; otherwise cheaper items behind it are started first. An item that exceeds the limit by
/// itself is started when no other is in progress.
final class AdmissionQueue: Sendable {
  private let costs: [Int]
  private let limit: Int
  private let state: Mutex<State>
  /// Signalled once for each waiting worker when an item is finished.
  private let capacityFreed = DispatchSemaphore(value: 0)

  private struct State {
    /// The waiting items in reverse order.
    var waiting: [Int]
    var taken = 0
    var idleWorkers = 0
  }

  private enum Decision {
    case item(Int)
    case wait
    case end
  }

  /// Creates a queue with one item per cost; the total cost of the items in progress is at most `limit`.
  init(costs: [Int], limit: Int) {
    self.costs = costs
    self.limit = limit
    state = Mutex(State(waiting: costs.indices.reversed()))
  }

  /// Waits until an item fits, and returns it; nil if none is left.
  func take() -> Int? {
    while true {
      switch next() {
      case .item(let item): return item
      case .end: return nil
      // An item in progress signals the semaphore when it is finished, even if that happens before the wait.
      case .wait: capacityFreed.wait()
      }
    }
  }

  private func next() -> Decision {
    state.withLock { state in
      guard !state.waiting.isEmpty else { return .end }
      let place = state.waiting.lastIndex { state.taken == 0 || state.taken + costs[$0] <= limit }
      guard let place else {
        state.idleWorkers += 1
        return .wait
      }
      let item = state.waiting.remove(at: place)
      state.taken += costs[item]
      return .item(item)
    }
  }

  /// Releases the cost of an item.
  func finish(_ item: Int) {
    let idle = state.withLock { state in
      state.taken -= costs[item]
      defer { state.idleWorkers = 0 }
      return state.idleWorkers
    }
    for _ in 0..<idle { capacityFreed.signal() }
  }
}
