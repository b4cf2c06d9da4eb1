/// A member of a JSON object: a key and its value.
package struct JSONMember: Hashable, Sendable {
  /// The key, without its quotes and escapes.
  package var key: String

  /// The position of the first scalar of the key.
  package var keyPosition: SourcePosition

  /// The value.
  package var value: JSONNode

  /// A member with the given key and value.
  package init(key: String, keyPosition: SourcePosition, value: JSONNode) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }
}
