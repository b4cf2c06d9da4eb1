import Synchronization

/// A value that several threads change in turn.
public final class Locked<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>

  /// Holds `value` at first.
  public init(_ value: Value) {
    mutex = Mutex(value)
  }

  /// The value now.
  public var value: Value { mutex.withLock { $0 } }

  /// Changes the value.
  public func change(_ body: (inout Value) -> Void) {
    mutex.withLock { body(&$0) }
  }
}
