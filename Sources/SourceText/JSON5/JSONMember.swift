/// A key of a JSON object with its value.
package struct JSONMember: Hashable, Sendable {
  /// The key, without its quotes and escapes.
  package var key: String

  /// Where the key's first scalar stands.
  package var keyPosition: SourcePosition

  /// The value and its place.
  package var value: JSONNode

  /// Puts a key before a value.
  package init(key: String, keyPosition: SourcePosition, value: JSONNode) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }
}
