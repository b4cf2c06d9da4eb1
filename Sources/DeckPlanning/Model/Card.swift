package import DeckKit

/// A person or thing of the deck.
package struct Card: Sendable, Hashable {
  /// Unique identifier, safe in paths.
  package var id: CardID
  /// Index in the deck file, from 0.
  package var index: Int
  /// The photo, if any.
  package var photo: DeckPath?
  /// The place of the photo's name in the card's file.
  package var photoPlace: SourcePlace
  /// Name; empty if the card has none.
  package var name: String
  /// Age in years.
  package var age: Int?
  /// Hobby and the other text fields, as written.
  package var hobby, title, detail, section: String?
  /// Alternative text for screen readers.
  package var alt: String
  /// How the focal point of the photo is found.
  package var focus: FocusRule
  /// BCP 47 language of the card's texts.
  package var language: String
  /// The place of the card in its file.
  package var place: SourcePlace
}
