import Synchronization

/// A value that several threads change in turn.
package final class Locked<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>

  /// Holds `value` at first.
  package init(_ value: Value) {
    mutex = Mutex(value)
  }

  /// The value now.
  package var value: Value { mutex.withLock { $0 } }

  /// Changes the value.
  package func change(_ body: (inout Value) -> Void) {
    mutex.withLock { body(&$0) }
  }
}
