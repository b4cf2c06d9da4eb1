package import DeckKit

/// The pages of one sheet, or a list at rest.
package struct SheetTask: Sendable {
  /// What is seen of the deck.
  package enum Kind: String, Sendable, Hashable {
    /// What a screen shows of a list before anything is touched.
    case rest
    /// The cards as rows in sections.
    case sheet
    /// Small pictures of the cards.
    case contact
  }

  /// Identifier, unique among sheets and stills.
  package var id: String
  /// What it shows.
  package var kind: Kind
  /// Title of the document.
  package var title: String
  /// What of a list is open; nil for what is no list.
  package var state: ListState?
  /// The pages in order.
  package var pages: [SheetPage]
  /// Path of the document of all pages; nil where none is written.
  package var document: String?

  /// Every path that is written.
  package var paths: [String] { pages.flatMap { $0.outputs.map(\.path) } + [document].compactMap(\.self) }
  /// Ids of the cards that are seen.
  package var cards: [String] { pages.flatMap(\.cards) }
}

/// One page.
package struct SheetPage: Sendable {
  /// What a page shows.
  package enum Content: Sendable {
    /// Rows of a list.
    case list(ListScene)
    /// A grid of cards.
    case contact(ContactPage)
  }

  /// What it shows.
  package var content: Content
  /// Each scale.
  package var outputs: [ImageOutput]

  /// The part of the plane that the page shows, in points.
  package var canvas: LayoutRect {
    switch content {
    case .list(let scene): scene.canvas
    case .contact(let page): LayoutRect(x: 0, y: 0, width: page.size.width, height: page.size.height)
    }
  }

  /// Where cards are on it.
  package var placements: [Placement] {
    switch content {
    case .list(let scene): scene.placements
    case .contact(let page): page.placements
    }
  }

  /// Ids of the cards that are seen.
  package var cards: [String] { placements.map(\.card) }
}

/// The frames of a section or an item that opens or closes.
package struct ToggleTask: Sendable {
  /// Identifier, unique among the animations.
  package var id: String
  /// What opens or closes.
  package var target: ListTarget
  /// What is open before.
  package var state: ListState
  /// The item's card, or the section's first.
  package var front: String
  /// Pixels a point.
  package var scale: Int
  /// Frames a second.
  package var fps: Double
  /// Seconds that it takes.
  package var duration: Double
  /// The part of the plane that every frame shows.
  package var canvas: LayoutRect
  /// Whether it is meant to be repeated.
  package var isLooping: Bool
  /// The frames in order.
  package var frames: [ListFrame]
  /// The files that hold all frames.
  package var packed: [PackedOutput]

  /// What lies behind the rows in every frame.
  package var background: Background { frames.first?.scene.background ?? .transparent }
  /// Every path that is written.
  package var paths: [String] { frames.compactMap(\.output?.path) + packed.map(\.path) }
  /// Ids of the cards that are seen.
  package var cards: [String] { Array(Set(frames.flatMap { $0.scene.placements.map(\.card) } + [front])) }
}

/// One frame of a list.
package struct ListFrame: Sendable {
  /// Seconds since the touch.
  package var time: Double
  /// What is drawn.
  package var scene: ListScene
  /// Its own file; nil where only files of all frames are written.
  package var output: ImageOutput?
}
