package import DeckKit

/// One person, or whatever a card shows.
package struct Card: Sendable, Hashable {
  /// Unique identifier, safe in paths.
  package var id: CardID
  /// Place in the deck file, from 0.
  package var index: Int
  /// The photo.
  package var photo: DeckPath?
  /// Name; empty where the card has none.
  package var name: String
  /// Age in years.
  package var age: Int?
  /// Hobby and the further fields of a card, as written.
  package var hobby, title, detail, section: String?
  /// Text for a screen reader.
  package var alt: String
  /// How the point of the photo that the crop is centred on is found.
  package var focus: FocusRule
  /// BCP 47 language of the card's texts.
  package var language: String
  /// Where the card was written.
  package var place: SourcePlace
}
