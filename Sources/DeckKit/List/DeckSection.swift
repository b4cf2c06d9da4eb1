import Foundation

/// A titled group of cards.
public struct DeckSection: Codable, Sendable, Hashable {
  /// The identifier, unique in a deck: a letter, or the title itself.
  public var key: String
  /// The title.
  public var title: String
  /// The ids of the cards, in order.
  public var items: [CardID]

  /// Creates a section with the given values.
  public init(key: String, title: String, items: [CardID]) {
    self.key = key
    self.title = title
    self.items = items
  }
}

/// The properties of a card that ``DeckSection/grouping(_:locale:)`` needs.
public struct SectionedCard: Sendable, Hashable {
  /// The card's id.
  public var id: CardID
  /// The text that the cards are sorted by: the card's name, or its title if it has no name.
  public var name: String
  /// The title of its section; nil to use the first letter of `name`.
  public var section: String?

  /// Creates a card with the given values.
  public init(id: CardID, name: String, section: String? = nil) {
    self.id = id
    self.name = name
    self.section = section
  }
}

extension DeckSection {
  /// Groups `cards` by their `section`, or by the first letter of their `name` if that is nil or blank.
  ///
  /// Sections and the cards in each section are sorted in the order of the BCP 47 language `locale`. Cards
  /// with equal names keep their order in `cards`.
  public static func grouping(_ cards: [SectionedCard], locale: String) -> [DeckSection] {
    let order = Locale(identifier: locale)
    let groups = Dictionary(grouping: cards) { title(of: $0) }
    return groups.keys.sorted { precedes($0, $1, in: order) }.map { key in
      let sorted = (groups[key] ?? []).enumerated().sorted {
        precedes($0.element.name, $1.element.name, in: order)
          || ($0.offset < $1.offset && !precedes($1.element.name, $0.element.name, in: order))
      }
      return DeckSection(key: key, title: key, items: sorted.map(\.element.id))
    }
  }

  private static func title(of card: SectionedCard) -> String {
    let own = card.section?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    return own.isEmpty ? letter(of: card.name) : own
  }

  private static func precedes(_ first: String, _ second: String, in locale: Locale) -> Bool {
    switch first.compare(second, options: [], range: nil, locale: locale) {
    case .orderedAscending: true
    case .orderedDescending: false
    // A locale may consider different strings equal; the scalars make the order total.
    case .orderedSame: first.unicodeScalars.lexicographicallyPrecedes(second.unicodeScalars)
    }
  }

  /// The index letter of `name`: the base letter of its first letter, in upper case, or "#" if a digit
  /// precedes the first letter or there is no letter.
  public static func letter(of name: String) -> String {
    guard let first = name.first(where: { $0.isLetter || $0.isNumber }), first.isLetter else { return "#" }
    let base = String(first).folding(options: .diacriticInsensitive, locale: nil)
    return base.uppercased().first.map(String.init) ?? "#"
  }
}
