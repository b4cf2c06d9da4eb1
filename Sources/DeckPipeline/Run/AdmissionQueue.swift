import Dispatch
import Synchronization

/// Numbered items that workers take in order; one begins only while what it costs fits beside those that are
/// being worked on, and else lets smaller ones pass. One that would never fit begins when nothing else is
/// under way.
final class AdmissionQueue: Sendable {
  private let costs: [Int]
  private let limit: Int
  private let state: Mutex<State>
  /// Raised once for each worker that waits, when an item is finished.
  private let room = DispatchSemaphore(value: 0)

  private struct State {
    /// The next one last.
    var waiting: [Int]
    var taken = 0
    var idleWorkers = 0
  }

  private enum Answer {
    case item(Int)
    case wait
    case end
  }

  /// A queue of as many items as there are costs, which may be together at most `limit` at a time.
  init(costs: [Int], limit: Int) {
    self.costs = costs
    self.limit = limit
    state = Mutex(State(waiting: costs.indices.reversed()))
  }

  /// The next item, once there is room for it; nil where none is left.
  func take() -> Int? {
    while true {
      switch next() {
      case .item(let item): return item
      case .end: return nil
      // What is under way will be finished, and raises the semaphore even if that comes first.
      case .wait: room.wait()
      }
    }
  }

  private func next() -> Answer {
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

  /// Gives back what an item took.
  func finish(_ item: Int) {
    let idle = state.withLock { state in
      state.taken -= costs[item]
      defer { state.idleWorkers = 0 }
      return state.idleWorkers
    }
    for _ in 0..<idle { room.signal() }
  }
}
