package import DeckKit

/// A page of a contact sheet: small pictures of cards with their names and ids, in points of the page.
package struct ContactPage: Sendable, Hashable {
  /// One card.
  package struct Cell: Sendable, Hashable {
    /// The card's id, which stands under its picture as well.
    package var id: String
    /// What is drawn, at the card's own size.
    package var drawing: CardDrawing
    /// Where it goes, in the card's shape.
    package var rect: LayoutRect
    /// The room of the two lines under it.
    package var caption: LayoutRect
    /// The first line; only the name is ever cut short.
    package var name, suffix: String
    /// BCP 47 language.
    package var language: String
  }

  /// Size of the page.
  package var size: LayoutSize
  /// Which side the first column is at.
  package var direction: LayoutDirection
  /// Title and number of the page.
  package var title, number: String
  /// BCP 47 language of the title.
  package var language: String
  /// The room of title and number.
  package var heading: LayoutRect
  /// The cards.
  package var cells: [Cell]

  /// Where the cards are on the page.
  package var placements: [Placement] {
    cells.enumerated().map { Placement(card: $1.id, slot: 0, rect: $1.rect, z: $0) }
  }
}
