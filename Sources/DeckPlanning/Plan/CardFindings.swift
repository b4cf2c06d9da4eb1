package import DeckKit

/// What drawing the cards found out and their other pictures depend on, by the card's place in the deck.
package struct CardFindings: Sendable {
  /// The focal points of the photos, each coordinate 0…1 of the upright photo.
  package var focalPoints: [Int: LayoutPoint]
  /// What is done to make the texts readable.
  package var reliefs: [Int: CaptionRelief]

  /// Findings of some cards.
  package init(focalPoints: [Int: LayoutPoint] = [:], reliefs: [Int: CaptionRelief] = [:]) {
    self.focalPoints = focalPoints
    self.reliefs = reliefs
  }
}
