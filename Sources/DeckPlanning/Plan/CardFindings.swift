package import DeckKit

/// The results of drawing the cards that their other pictures depend on, by the card's index in the deck.
package struct CardFindings: Sendable {
  /// The focal points of the photos, each coordinate 0…1 of the upright photo.
  package var focalPoints: [Int: LayoutPoint]
  /// The reliefs that make the texts readable.
  package var reliefs: [Int: CaptionRelief]

  /// Creates the findings of some cards.
  package init(focalPoints: [Int: LayoutPoint] = [:], reliefs: [Int: CaptionRelief] = [:]) {
    self.focalPoints = focalPoints
    self.reliefs = reliefs
  }
}
