package import DeckKit

/// What was read of the photos: their sizes before anything is drawn, their focal points while the cards are.
package struct Measurements: Sendable {
  /// The upright size in pixels of each card's photo, by the card's place in the deck.
  package var photoSizes: [Int: LayoutSize]
  /// The points that were found for cards whose focus is automatic, by the card's place in the deck; each coordinate 0…1
  /// of the upright photo.
  package var focalPoints: [Int: LayoutPoint]
  /// What is done to make the texts of each card readable, by the card's place in the deck.
  package var reliefs: [Int: CaptionRelief]
  /// Heights of the texts of lists; nil where no picture shows one.
  package var listMetrics: ListMetrics?

  /// Measurements of the photos.
  package init(
    photoSizes: [Int: LayoutSize], focalPoints: [Int: LayoutPoint] = [:], reliefs: [Int: CaptionRelief] = [:]
  ) {
    self.photoSizes = photoSizes
    self.focalPoints = focalPoints
    self.reliefs = reliefs
  }
}
