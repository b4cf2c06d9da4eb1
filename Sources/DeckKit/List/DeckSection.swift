import Foundation

/// Cards under one heading.
public struct DeckSection: Codable, Sendable, Hashable {
  /// What tells it from others: a letter, or the heading itself.
  public var key: String
  /// The heading.
  public var title: String
  /// The cards' ids in order.
  public var items: [CardID]

  /// A section of all its parts.
  public init(key: String, title: String, items: [CardID]) {
    self.key = key
    self.title = title
    self.items = items
  }
}

/// What grouping needs to know of a card.
public struct SectionedCard: Sendable, Hashable {
  /// The card's id.
  public var id: CardID
  /// What it is sorted by: its name, or its title where it has none.
  public var name: String
  /// Its heading, if it has one of its own.
  public var section: String?

  /// A card of all its parts.
  public init(id: CardID, name: String, section: String? = nil) {
    self.id = id
    self.name = name
    self.section = section
  }
}

extension DeckSection {
  /// `cards` grouped by their own headings, else by the first letter of their names; sections and the cards
  /// in them in the order of the BCP 47 language `locale`, cards of one name in the order in which they came.
  public static func grouping(_ cards: [SectionedCard], locale: String) -> [DeckSection] {
    let order = Locale(identifier: locale)
    let groups = Dictionary(grouping: cards) { heading(of: $0) }
    return groups.keys.sorted { precedes($0, $1, in: order) }.map { key in
      let sorted = (groups[key] ?? []).enumerated().sorted {
        precedes($0.element.name, $1.element.name, in: order)
          || ($0.offset < $1.offset && !precedes($1.element.name, $0.element.name, in: order))
      }
      return DeckSection(key: key, title: key, items: sorted.map(\.element.id))
    }
  }

  private static func heading(of card: SectionedCard) -> String {
    let own = card.section?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    return own.isEmpty ? letter(of: card.name) : own
  }

  private static func precedes(_ first: String, _ second: String, in locale: Locale) -> Bool {
    switch first.compare(second, options: [], range: nil, locale: locale) {
    case .orderedAscending: true
    case .orderedDescending: false
    // What a language takes for the same is still put in one order.
    case .orderedSame: first.unicodeScalars.lexicographicallyPrecedes(second.unicodeScalars)
    }
  }

  /// The letter that `name` is filed under: the base letter of its first letter, upper case; "#" where a
  /// digit comes first or there is no letter.
  public static func letter(of name: String) -> String {
    guard let first = name.first(where: { $0.isLetter || $0.isNumber }), first.isLetter else { return "#" }
    let base = String(first).folding(options: .diacriticInsensitive, locale: nil)
    return base.uppercased().first.map(String.init) ?? "#"
  }
}
