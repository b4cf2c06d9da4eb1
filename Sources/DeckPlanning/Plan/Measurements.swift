public import DeckKit

/// What was read of the photos before anything is drawn.
public struct Measurements: Sendable {
  /// The upright size in pixels of each card's photo, by the card's place in the deck.
  public var photoSizes: [Int: LayoutSize]

  /// Measurements of the photos.
  public init(photoSizes: [Int: LayoutSize]) {
    self.photoSizes = photoSizes
  }
}
