/// A JSON value whose parts have positions.
package enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null

  /// `true` or `false`.
  case bool(Bool)

  /// A number. Numbers too large for `Double` are infinite.
  case number(Double)

  /// A string, without quotes and escapes.
  case string(String)

  /// A list of values.
  case array([JSONNode])

  /// Keys and values in the order of the file. Duplicate keys are kept.
  case object([JSONMember])
}

extension JSONValue {
  /// The name of the kind of value, for messages such as `expected text, found a list`.
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
