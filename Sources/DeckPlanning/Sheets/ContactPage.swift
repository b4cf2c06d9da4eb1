public import DeckKit

/// A page of a contact sheet: small pictures of cards with their names and ids, in points of the page.
public struct ContactPage: Sendable, Hashable {
  /// One card.
  public struct Cell: Sendable, Hashable {
    /// The card's id, which stands under its picture as well.
    public var id: String
    /// What is drawn, at the card's own size.
    public var drawing: CardDrawing
    /// Where it goes, in the card's shape.
    public var rect: LayoutRect
    /// The room of the two lines under it.
    public var caption: LayoutRect
    /// The first line; only the name is ever cut short.
    public var name, suffix: String
    /// BCP 47 language.
    public var language: String
  }

  /// Size of the page.
  public var size: LayoutSize
  /// Which side the first column is at.
  public var direction: LayoutDirection
  /// Title and number of the page.
  public var title, number: String
  /// BCP 47 language of the title.
  public var language: String
  /// The room of title and number.
  public var heading: LayoutRect
  /// The cards.
  public var cells: [Cell]

  /// Where the cards are on the page.
  public var placements: [Placement] {
    cells.enumerated().map { Placement(card: $1.id, slot: 0, rect: $1.rect, z: $0) }
  }
}
