public import Foundation

/// Values with names, to which a later minor version of the format may add.
///
/// A name that this version does not know reads as ``fallback``, so that an app goes on with the manifest of
/// a newer program; where a decoder's `refusesUnknownNames` is set, as for what a person writes, it is an
/// error.
public protocol OpenEnumeration: RawRepresentable, Codable, CaseIterable where RawValue == String {
  /// What a name that is not known is taken for.
  static var fallback: Self { get }
  /// What a value is, for messages: "a blend mode".
  static var noun: String { get }
}

extension CodingUserInfoKey {
  /// The key under which a decoder is told to refuse names that this version does not know.
  fileprivate static let refusesUnknownNames = CodingUserInfoKey(rawValue: "DeckKit.refusesUnknownNames")
}

extension Decoder {
  /// Whether names that are not known are errors.
  var isStrict: Bool { CodingUserInfoKey.refusesUnknownNames.flatMap { userInfo[$0] as? Bool } == true }
}

extension JSONDecoder {
  /// Whether names that this version does not know are errors; else they read as their
  /// ``OpenEnumeration/fallback``.
  public var refusesUnknownNames: Bool {
    get { CodingUserInfoKey.refusesUnknownNames.flatMap { userInfo[$0] as? Bool } == true }
    set { if let key = CodingUserInfoKey.refusesUnknownNames { userInfo[key] = newValue } }
  }
}

extension OpenEnumeration {
  /// Reads a name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard Self(rawValue: name) != nil || !decoder.isStrict else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription:
          "“\(name)” is no \(Self.noun); expected one of \(Self.allCases.map(\.rawValue).joined(separator: ", "))"
      )
    }
    self = Self(rawValue: name) ?? Self.fallback
  }
}
