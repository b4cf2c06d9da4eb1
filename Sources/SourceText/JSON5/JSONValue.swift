/// A JSON value whose parts know their places.
package enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null

  /// `true` or `false`.
  case bool(Bool)

  /// A number. One too large for a `Double` is infinite.
  case number(Double)

  /// A text, without its quotes and escapes.
  case string(String)

  /// A list of values.
  case array([JSONNode])

  /// Keys and values in the order of the file. A key that stands there twice is here twice.
  case object([JSONMember])
}

extension JSONValue {
  /// The kind of value in words, for a message such as `expected text, found a list`.
  package var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
