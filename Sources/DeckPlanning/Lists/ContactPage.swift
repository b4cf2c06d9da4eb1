package import DeckKit

/// A page of a contact sheet: small pictures of cards with their names and ids, in points of the page.
package struct ContactPage: Sendable, Hashable {
  /// One card.
  package struct Cell: Sendable, Hashable {
    /// The card's id, which stands under its picture as well.
    package var id: CardID
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

  /// The page as the part of a plane that is seen.
  package var canvas: LayoutRect { LayoutRect(x: 0, y: 0, width: size.width, height: size.height) }
}

/// A page of a contact sheet and what its cells show.
package struct ContactDrawing: Sendable, Hashable {
  /// The page without the pictures.
  package var page: ContactPage
  /// The cells.
  package var cells: [Cell]

  /// A cell and its picture.
  package struct Cell: Sendable, Hashable {
    /// Where it is and what it says.
    package var cell: ContactPage.Cell
    /// The card, at its own size.
    package var drawing: CardDrawing
  }

  /// The cells of `page`, with what `drawing` makes of the cards.
  init<Failure: Error>(
    _ page: ContactPage, drawing: (CardID) throws(Failure) -> CardDrawing
  ) throws(Failure) {
    self.page = page
    cells = []
    for cell in page.cells { cells.append(Cell(cell: cell, drawing: try drawing(cell.id))) }
  }
}
