/// A key of a JSON object with its value.
public struct JSONMember: Hashable, Sendable {
  /// The key, without its quotes and escapes.
  public var key: String

  /// Where the key's first scalar stands.
  public var keyPosition: SourcePosition

  /// The value and its place.
  public var value: JSONNode

  /// Puts a key before a value.
  public init(key: String, keyPosition: SourcePosition, value: JSONNode) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }
}
