package import DeckKit

extension Deck {
  /// The style that the deck's cards are listed in: its own where that is a list, else the preset for lists.
  var listStyle: DeckStyle {
    guard style.layout.list == nil else { return style }
    return DeckPreset.sections.style(direction: style.direction)
  }

  /// Whether any picture shows a list, so that its texts must be measured.
  package var showsLists: Bool {
    style.layout.list != nil
      || sheets.contains { if case .list = $0.content { true } else { false } }
  }
}

extension Deck {
  /// The size of a card's own picture: the card, or in a list its thumbnail.
  package var pictureSize: LayoutSize {
    guard let list = style.layout.list else { return style.cardFrame.size }
    return LayoutSize(width: list.item.thumbnailSize, height: list.item.thumbnailSize)
  }
}

extension Deck {
  /// The cards in sections, as if those at the places `unusable` were not there.
  package func sections(without unusable: Set<Int> = []) -> [DeckSection] {
    DeckSection.grouping(cards.filter { !unusable.contains($0.index) }, locale: locale)
  }
}

extension DeckSection {
  /// `cards` in sections by the rules of the language `locale`.
  static func grouping(_ cards: [Card], locale: String) -> [DeckSection] {
    grouping(
      cards.map { SectionedCard(id: $0.id, name: $0.listName, section: $0.section) }, locale: locale)
  }
}

extension Card {
  /// What the card is sorted by: its name, or its title where it has none.
  var listName: String { name.isEmpty ? title ?? "" : name }
}
