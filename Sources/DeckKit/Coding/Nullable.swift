/// An optional field that is written as `null` where it has no value, so that a reader of the JSON sees every
/// field that there is; a missing field reads as none.
@propertyWrapper
public struct Nullable<Value> {
  /// The value, if any.
  public var wrappedValue: Value?

  /// A field of that value.
  public init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }
}

extension Nullable: Sendable where Value: Sendable {}
extension Nullable: Equatable where Value: Equatable {}
extension Nullable: Hashable where Value: Hashable {}

extension Nullable: Encodable where Value: Encodable {
  /// Writes the value or `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue {
      try container.encode(wrappedValue)
    } else {
      try container.encodeNil()
    }
  }
}

extension Nullable: Decodable where Value: Decodable {
  /// Reads the value or `null`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init(wrappedValue: container.decodeNil() ? nil : try container.decode(Value.self))
  }
}

extension KeyedDecodingContainer {
  /// Reads a field that may be `null` or missing; synthesised decoding finds this overload.
  func decode<Value: Decodable>(_: Nullable<Value>.Type, forKey key: Key) throws -> Nullable<Value> {
    Nullable(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
  }
}
