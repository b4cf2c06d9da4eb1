package import DeckKit

extension Deck {
  /// The style that lists are drawn in: the deck's own if that is a list, else the preset for lists.
  var listStyle: DeckStyle {
    guard style.layout.list == nil else { return style }
    return DeckPreset.sections.style(direction: style.direction)
  }

  /// Whether any picture shows a list; its texts must then be measured.
  package var showsLists: Bool {
    style.layout.list != nil
      || sheets.contains { if case .list = $0.content { true } else { false } }
  }
}

extension Deck {
  /// The size of a card's own picture: that of the card, or of the thumbnail if the style is a list.
  package var pictureSize: LayoutSize {
    guard let list = style.layout.list else { return style.cardFrame.size }
    return LayoutSize(width: list.item.thumbnailSize, height: list.item.thumbnailSize)
  }
}

extension Deck {
  /// The cards in sections, except those with the indices `unusable`.
  package func sections(without unusable: Set<Int> = []) -> [DeckSection] {
    DeckSection.grouping(cards.filter { !unusable.contains($0.index) }, locale: locale)
  }
}

extension DeckSection {
  /// Groups `cards` into sections by the rules of the language `locale`.
  static func grouping(_ cards: [Card], locale: String) -> [DeckSection] {
    grouping(
      cards.map { SectionedCard(id: $0.id, name: $0.listName, section: $0.section) }, locale: locale)
  }
}

extension Card {
  /// The sort key of the card: its name, or its title if it has no name.
  var listName: String { name.isEmpty ? title ?? "" : name }
}
