/// Caches the values of the current and the last frame of an animation, because successive frames share most
/// of them.
struct RecentCache<Key: Hashable, Value> {
  private var last: [Key: Value] = [:]
  private var current: [Key: Value] = [:]

  /// The cached value, or the one that `make` returns.
  ///
  /// - Throws: The error of `make`.
  mutating func value(for key: Key, _ make: () throws -> Value) rethrows -> Value {
    let value = try current[key] ?? last[key] ?? make()
    current[key] = value
    return value
  }

  /// Begins the next frame.
  mutating func advance() { (last, current) = (current, [:]) }
}
