/// A field of a card. The raw value is its name in deck files and tables; the cases are in the order of the
/// documentation.
package enum CardField: String, Sendable, Hashable, CaseIterable {
  case id, photo, name, age, hobby, title, detail, section, alt, focus, lang

  /// All names.
  static let names = allCases.map(\.rawValue)
}
