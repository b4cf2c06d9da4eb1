/// An optional property that is encoded as `null` if it is nil, so that the JSON lists every property. A
/// missing key decodes as nil.
@propertyWrapper
public struct Nullable<Value> {
  /// The value, or nil.
  public var wrappedValue: Value?

  /// Creates a property with the given value.
  public init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }
}

extension Nullable: Sendable where Value: Sendable {}
extension Nullable: Equatable where Value: Equatable {}
extension Nullable: Hashable where Value: Hashable {}

extension Nullable: Encodable where Value: Encodable {
  /// Encodes the value or `null`.
  ///
  /// - Throws: Errors of `encoder`.
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
  /// Decodes the value or `null`.
  ///
  /// - Throws: `DecodingError` if the value is neither `null` nor a `Value`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init(wrappedValue: container.decodeNil() ? nil : try container.decode(Value.self))
  }
}

extension KeyedDecodingContainer {
  /// Decodes a value that may be `null` or missing. The compiler's synthesized `Decodable` conformances call
  /// this overload.
  ///
  /// - Throws: `DecodingError` if the value is neither `null` nor a `Value`.
  func decode<Value: Decodable>(_: Nullable<Value>.Type, forKey key: Key) throws -> Nullable<Value> {
    Nullable(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
  }
}
