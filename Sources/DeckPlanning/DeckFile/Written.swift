/// A value as a person wrote it, with the place where it stands.
public struct Written<Value: Sendable>: Sendable {
  /// The value.
  public var value: Value
  /// Where it was written.
  public var place: SourcePlace

  /// `value`, written at `place`.
  public init(_ value: Value, at place: SourcePlace) {
    self.value = value
    self.place = place
  }

  func map<Other: Sendable>(_ transform: (Value) -> Other) -> Written<Other> {
    Written<Other>(transform(value), at: place)
  }
}
