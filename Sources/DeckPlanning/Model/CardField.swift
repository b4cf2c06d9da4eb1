/// A field of a card, by its name in deck files and tables, in the order in which documentation lists them.
package enum CardField: String, Sendable, Hashable, CaseIterable {
  case id, photo, name, age, hobby, title, detail, section, alt, focus, lang

  /// All names.
  static let names = allCases.map(\.rawValue)
}
