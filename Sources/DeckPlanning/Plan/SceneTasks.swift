package import DeckKit
package import PictureTypes

// What these tasks show is either laid out (`SceneLayout`: before any photo is decoded) or drawn
// (`SceneDrawing`: once the focal points are known).

/// A still of the deck at some scales.
package struct StillTask<Content: SceneContent>: Sendable, Hashable {
  /// Identifier, unique among the stills.
  package var id: String
  /// What of a list is open; nil for what is no list.
  package var state: ListState?
  /// What it shows.
  package var content: Content
  /// The colour space of the pictures.
  package var colorSpace: ColorSpace
  /// Each scale.
  package var outputs: [ImageOutput]
  /// Memory in bytes that drawing takes at a time.
  package var memory: Int

  /// Every path that is written.
  package var paths: [String] { outputs.map(\.path) }
  /// Ids of the cards that are seen.
  package var cards: Set<CardID> { content.cards }
}

/// The frames of one gesture, on one canvas.
package struct AnimationTask<Content: SceneContent>: Sendable, Hashable {
  /// Identifier, unique among the animations.
  package var id: String
  /// The gesture.
  package var gesture: DeckGesture
  /// What of a list is open before; nil for what is no list.
  package var state: ListState?
  /// The card in front; of a section the first of its cards.
  package var front: CardID
  /// Pixels a point.
  package var scale: Int
  /// Frames a second.
  package var fps: Double
  /// Seconds that the gesture takes.
  package var duration: Double
  /// The part of the plane that every frame shows, in points.
  package var canvas: LayoutRect
  /// What lies behind the cards in every frame.
  package var background: Background
  /// Whether it is meant to be repeated.
  package var isLooping: Bool
  /// The colour space of the pictures.
  package var colorSpace: ColorSpace
  /// The frames in order.
  package var frames: [Frame]
  /// The files that hold all frames.
  package var packed: [PackedOutput]
  /// Memory in bytes that drawing takes at a time.
  package var memory: Int

  /// One frame.
  package struct Frame: Sendable, Hashable {
    /// Seconds since the touch.
    package var time: Double
    /// What it shows.
    package var content: Content
    /// Its own file; nil where only files of all frames are written.
    package var output: ImageOutput?
  }

  /// Every path that is written.
  package var paths: [String] { frames.compactMap(\.output?.path) + packed.map(\.path) }
  /// Ids of the cards that are seen.
  package var cards: Set<CardID> { frames.reduce(into: [front]) { $0.formUnion($1.content.cards) } }
}

/// What a sheet shows; the raw values stand in manifests and in the names of files.
package enum SheetKind: String, Sendable, Hashable {
  /// The cards as rows in sections.
  case sheet
  /// Small pictures of the cards.
  case contact
}

/// The pages of one sheet.
package struct SheetTask<Content: SceneContent>: Sendable, Hashable {
  /// Identifier, unique among sheets and stills.
  package var id: String
  /// What it shows.
  package var kind: SheetKind
  /// Title of the document.
  package var title: String
  /// What of a list is open; nil for what is no list.
  package var state: ListState?
  /// The colour space of the pictures.
  package var colorSpace: ColorSpace
  /// The pages in order.
  package var pages: [Page]
  /// The document of all pages; nil where none is written.
  package var document: DocumentOutput?
  /// Memory in bytes that drawing takes at a time.
  package var memory: Int

  /// One page.
  package struct Page: Sendable, Hashable {
    /// What it shows.
    package var content: Content
    /// Each scale.
    package var outputs: [ImageOutput]
  }

  /// Every path that is written.
  package var paths: [String] {
    pages.flatMap { $0.outputs.map(\.path) } + [document?.path].compactMap(\.self)
  }
  /// Ids of the cards that are seen.
  package var cards: Set<CardID> { pages.reduce(into: []) { $0.formUnion($1.content.cards) } }
}
