import Synchronization

/// A value protected by a mutex.
package final class Locked<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>

  /// Creates a mutex with the initial `value`.
  package init(_ value: Value) {
    mutex = Mutex(value)
  }

  /// The current value.
  package var value: Value { mutex.withLock { $0 } }

  /// Calls `body` with exclusive access to the value.
  package func change(_ body: (inout Value) -> Void) {
    mutex.withLock { body(&$0) }
  }
}
