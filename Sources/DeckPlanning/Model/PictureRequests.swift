package import DeckKit

/// A request for stills of the deck at rest, one for each front card.
package struct PreviewRequest: Sendable, Hashable {
  /// Indices of the front cards in the deck.
  package var fronts: [Int]
  /// Pixels per point.
  package var scales: [Double]
}

/// A request for the frames of one gesture, drawn for some cards.
package struct AnimationRequest: Sendable, Hashable {
  /// The gesture.
  package var kind: DeckGesture
  /// Indices in the deck of the cards that it is drawn for.
  package var fronts: [Int]
  /// Frames per second.
  package var fps: Double
  /// Pixels per point.
  package var scale: Double
  /// The path of the finger.
  package var path: FingerPath
  /// The files that are written.
  package var formats = AnimationFormats.standard
  /// Whether the animation loops.
  package var isLooping = false
}

/// A request for pages that show all cards, for print and review.
package struct SheetRequest: Sendable, Hashable {
  /// What a sheet shows.
  package enum Content: Sendable, Hashable {
    /// The cards as rows in sections, some of them open.
    case list(ListState)
    /// Small pictures of the cards in a grid with that number of columns.
    case contact(columns: Int)
  }

  /// What the sheet shows.
  package var content: Content
  /// The size of every page in points; nil: the width of the list, and the height of the whole list up to a
  /// limit.
  package var pageSize: LayoutSize?
  /// Pixels per point of the pictures.
  package var scales: [Double]
  /// The files that are written.
  package var formats: Set<SheetFormat>
}

/// A format of a sheet.
package enum SheetFormat: String, Sendable, Hashable, CaseIterable {
  /// One picture per page.
  case png
  /// One document of all pages.
  case pdf
}

/// A request for the frames of a section or an item of a list that opens or closes.
package struct ToggleRequest: Sendable, Hashable {
  /// The section or item that opens or closes.
  package var target: ListTarget
  /// The state at the start.
  package var state: ListState
  /// Frames per second.
  package var fps: Double
  /// Pixels per point.
  package var scale: Double
  /// The files that are written.
  package var formats = AnimationFormats.standard
  /// Whether the animation loops.
  package var isLooping = false
}
