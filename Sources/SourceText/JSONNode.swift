/// A JSON value and the place where it starts.
public struct JSONNode: Hashable, Sendable {
  /// The value.
  public var value: JSONValue

  /// Where the value's first scalar stands.
  public var position: SourcePosition

  /// Puts a value at a place.
  public init(value: JSONValue, position: SourcePosition) {
    self.value = value
    self.position = position
  }
}
