/// A value as a person wrote it, with the place where it stands.
package struct Written<Value: Sendable>: Sendable {
  /// The value.
  package var value: Value
  /// Where it was written.
  package var place: SourcePlace

  /// `value`, written at `place`.
  package init(_ value: Value, at place: SourcePlace) {
    self.value = value
    self.place = place
  }

  func map<Other: Sendable>(_ transform: (Value) -> Other) -> Written<Other> {
    Written<Other>(transform(value), at: place)
  }
}
