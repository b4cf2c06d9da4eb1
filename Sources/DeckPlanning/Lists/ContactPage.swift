package import DeckKit

/// A page of a contact sheet: small pictures of cards with their names and ids, in points of the page.
package struct ContactPage: Sendable, Hashable {
  /// One card.
  package struct Cell: Sendable, Hashable {
    /// The card's id, which is also printed under its picture.
    package var id: CardID
    /// The rectangle of the picture; it has the card's aspect ratio.
    package var rect: LayoutRect
    /// The rectangle of the two lines under it.
    package var caption: LayoutRect
    /// The texts of the first line; only the name may be truncated.
    package var name, suffix: String
    /// BCP 47 language.
    package var language: String
  }

  /// The size of the page.
  package var size: LayoutSize
  /// The direction in which columns are laid out.
  package var direction: LayoutDirection
  /// The title and the number of the page.
  package var title, number: String
  /// BCP 47 language of the title.
  package var language: String
  /// The rectangle of title and number.
  package var heading: LayoutRect
  /// The cards.
  package var cells: [Cell]

  /// The placements of the cards on the page.
  package var placements: [Placement] {
    cells.enumerated().map { Placement(card: $1.id, slot: 0, rect: $1.rect, z: $0) }
  }

  /// The rectangle of the page.
  package var canvas: LayoutRect { LayoutRect(x: 0, y: 0, width: size.width, height: size.height) }
}

/// A page of a contact sheet, with the drawings of its cells.
package struct ContactDrawing: Sendable, Hashable {
  /// The page without the pictures.
  package var page: ContactPage
  /// The cells.
  package var cells: [Cell]

  /// A cell and its picture.
  package struct Cell: Sendable, Hashable {
    /// The cell's position and texts.
    package var cell: ContactPage.Cell
    /// The card, at its own size.
    package var drawing: CardDrawing
  }

  /// Creates the drawing of `page`; `drawing` returns the drawing of a card.
  ///
  /// - Throws: what `drawing` throws.
  init<Failure: Error>(
    _ page: ContactPage, drawing: (CardID) throws(Failure) -> CardDrawing
  ) throws(Failure) {
    self.page = page
    cells = []
    for cell in page.cells { cells.append(Cell(cell: cell, drawing: try drawing(cell.id))) }
  }
}
