/// A value as written in a file, with its position.
package struct Written<Value: Sendable>: Sendable {
  /// The value.
  package var value: Value
  /// The position of the value.
  package var place: SourcePlace

  /// Creates a value that was written at `place`.
  package init(_ value: Value, at place: SourcePlace) {
    self.value = value
    self.place = place
  }

  func map<Other: Sendable>(_ transform: (Value) -> Other) -> Written<Other> {
    Written<Other>(transform(value), at: place)
  }
}
