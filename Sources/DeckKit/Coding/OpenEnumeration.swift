public import Foundation

/// A string-valued enumeration to which later minor versions of the format may add cases.
///
/// By default an unknown name decodes as ``fallback``, so an app can read the manifest of a newer version. If
/// ``Foundation/JSONDecoder/refusesUnknownNames`` is set, an unknown name is an error.
public protocol OpenEnumeration: RawRepresentable, Codable, CaseIterable where RawValue == String {
  /// The value that unknown names decode as.
  static var fallback: Self { get }
  /// The term for a value in error messages, without an article: "blend mode".
  static var noun: String { get }
}

extension CodingUserInfoKey {
  /// The key of the flag that makes unknown names errors.
  fileprivate static let refusesUnknownNames = CodingUserInfoKey(rawValue: "DeckKit.refusesUnknownNames")
}

extension Decoder {
  /// Whether unknown names are errors.
  var isStrict: Bool { CodingUserInfoKey.refusesUnknownNames.flatMap { userInfo[$0] as? Bool } == true }
}

extension JSONDecoder {
  /// Whether unknown names are errors. If false, the default, they decode as their
  /// ``OpenEnumeration/fallback``.
  public var refusesUnknownNames: Bool {
    get { CodingUserInfoKey.refusesUnknownNames.flatMap { userInfo[$0] as? Bool } == true }
    set { if let key = CodingUserInfoKey.refusesUnknownNames { userInfo[key] = newValue } }
  }
}

extension OpenEnumeration {
  /// Decodes a name.
  ///
  /// - Throws: `DecodingError` if the value is not a string, or if the name is unknown and the decoder
  ///   refuses unknown names.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard Self(rawValue: name) != nil || !decoder.isStrict else {
      let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "unknown \(Self.noun) “\(name)”; expected one of \(names)")
    }
    self = Self(rawValue: name) ?? Self.fallback
  }
}
