/// A JSON value and its position.
package struct JSONNode: Hashable, Sendable {
  /// The value.
  package var value: JSONValue

  /// The position of the first scalar of the value.
  package var position: SourcePosition

  /// A value at a position.
  package init(value: JSONValue, position: SourcePosition) {
    self.value = value
    self.position = position
  }
}
