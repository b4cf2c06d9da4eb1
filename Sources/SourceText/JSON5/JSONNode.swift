/// A JSON value and the place where it starts.
package struct JSONNode: Hashable, Sendable {
  /// The value.
  package var value: JSONValue

  /// Where the value's first scalar stands.
  package var position: SourcePosition

  /// Puts a value at a place.
  package init(value: JSONValue, position: SourcePosition) {
    self.value = value
    self.position = position
  }
}
