package import DeckKit

/// Stills of the deck at rest, each with another card in front.
package struct PreviewRequest: Sendable, Hashable {
  /// Places of the front cards in the deck.
  package var fronts: [Int]
  /// Pixels a point.
  package var scales: [Int]
}

/// Frames of one gesture, drawn for some cards.
package struct AnimationRequest: Sendable, Hashable {
  /// The gesture.
  package var kind: DeckGesture
  /// Places in the deck of the cards that it is drawn for.
  package var fronts: [Int]
  /// Frames a second.
  package var fps: Double
  /// Pixels a point.
  package var scale: Int
  /// The path of the finger.
  package var path: FingerPath
  /// The files that are written.
  package var formats = AnimationFormats.standard
  /// Whether it is meant to be repeated.
  package var isLooping = false
}

/// Pages of all cards, for print and review.
package struct SheetRequest: Sendable, Hashable {
  /// What a sheet shows.
  package enum Content: Sendable, Hashable {
    /// The cards as rows in sections, some of them open.
    case list(ListState)
    /// Small pictures of the cards in a grid of so many columns.
    case contact(columns: Int)
  }

  /// What it shows.
  package var content: Content
  /// Size of every page in points; nil: as wide as the list and as high as all of it, up to a limit.
  package var pageSize: LayoutSize?
  /// Pixels a point of the pictures.
  package var scales: [Int]
  /// The files that are written.
  package var formats: Set<SheetFormat>
}

/// How a sheet is written.
package enum SheetFormat: String, Sendable, Hashable, CaseIterable {
  /// One picture a page.
  case png
  /// One document.
  case pdf
}

/// Frames of a section or an item of a list that opens or closes.
package struct ToggleRequest: Sendable, Hashable {
  /// What opens or closes.
  package var target: ListTarget
  /// What is open before.
  package var state: ListState
  /// Frames a second.
  package var fps: Double
  /// Pixels a point.
  package var scale: Int
  /// The files that are written.
  package var formats = AnimationFormats.standard
  /// Whether it is meant to be repeated.
  package var isLooping = false
}
