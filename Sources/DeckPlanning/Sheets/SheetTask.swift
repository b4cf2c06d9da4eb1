public import DeckKit

/// The pages of one sheet, or a list at rest.
public struct SheetTask: Sendable {
  /// What is seen of the deck.
  public enum Kind: String, Sendable, Hashable {
    /// What a screen shows of a list before anything is touched.
    case rest
    /// The cards as rows in sections.
    case sheet
    /// Small pictures of the cards.
    case contact
  }

  /// Identifier, unique among sheets and stills.
  public var id: String
  /// What it shows.
  public var kind: Kind
  /// Title of the document.
  public var title: String
  /// What of a list is open; nil for what is no list.
  public var state: ListState?
  /// The pages in order.
  public var pages: [SheetPage]
  /// Path of the document of all pages; nil where none is written.
  public var document: String?

  /// Every path that is written.
  public var paths: [String] { pages.flatMap { $0.outputs.map(\.path) } + [document].compactMap(\.self) }
  /// Ids of the cards that are seen.
  public var cards: [String] { pages.flatMap(\.cards) }
}

/// One page.
public struct SheetPage: Sendable {
  /// What a page shows.
  public enum Content: Sendable {
    /// Rows of a list.
    case list(ListScene)
    /// A grid of cards.
    case contact(ContactPage)
  }

  /// What it shows.
  public var content: Content
  /// Each scale.
  public var outputs: [ImageOutput]

  /// The part of the plane that the page shows, in points.
  public var canvas: LayoutRect {
    switch content {
    case .list(let scene): scene.canvas
    case .contact(let page): LayoutRect(x: 0, y: 0, width: page.size.width, height: page.size.height)
    }
  }

  /// Where cards are on it.
  public var placements: [Placement] {
    switch content {
    case .list(let scene): scene.placements
    case .contact(let page): page.placements
    }
  }

  /// Ids of the cards that are seen.
  public var cards: [String] { placements.map(\.card) }
}

/// The frames of a section or an item that opens or closes.
public struct ToggleTask: Sendable {
  /// Identifier, unique among the animations.
  public var id: String
  /// What opens or closes.
  public var target: ListTarget
  /// What is open before.
  public var state: ListState
  /// The item's card, or the section's first.
  public var front: String
  /// Pixels a point.
  public var scale: Int
  /// Frames a second.
  public var fps: Double
  /// Seconds that it takes.
  public var duration: Double
  /// The part of the plane that every frame shows.
  public var canvas: LayoutRect
  /// Whether it is meant to be repeated.
  public var isLooping: Bool
  /// The frames in order.
  public var frames: [ListFrame]
  /// The files that hold all frames.
  public var packed: [PackedOutput]

  /// What lies behind the rows in every frame.
  public var background: Background { frames.first?.scene.background ?? .transparent }
  /// Every path that is written.
  public var paths: [String] { frames.compactMap(\.output?.path) + packed.map(\.path) }
  /// Ids of the cards that are seen.
  public var cards: [String] { Array(Set(frames.flatMap { $0.scene.placements.map(\.card) } + [front])) }
}

/// One frame of a list.
public struct ListFrame: Sendable {
  /// Seconds since the touch.
  public var time: Double
  /// What is drawn.
  public var scene: ListScene
  /// Its own file; nil where only files of all frames are written.
  public var output: ImageOutput?
}
