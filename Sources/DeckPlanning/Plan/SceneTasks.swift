package import DeckKit
package import PictureTypes

// The content of these tasks is either laid out (`SceneLayout`, before any photo is decoded) or drawn
// (`SceneDrawing`, once the focal points are known).

/// A still of the deck at some scales.
package struct StillTask<Content: SceneContent>: Sendable, Hashable {
  /// Identifier, unique among the stills.
  package var id: String
  /// The open parts of a list; nil if the content is not a list.
  package var state: ListState?
  /// The content.
  package var content: Content
  /// The colour space of the pictures.
  package var colorSpace: ColorSpace
  /// The files: one per scale.
  package var outputs: [ImageOutput]
  /// The estimated peak memory of drawing, in bytes.
  package var memory: Int

  /// The paths of all files.
  package var paths: [String] { outputs.map(\.path) }
  /// The ids of the visible cards.
  package var cards: Set<CardID> { content.cards }
}

/// The frames of one gesture, on one canvas.
package struct AnimationTask<Content: SceneContent>: Sendable, Hashable {
  /// Identifier, unique among the animations.
  package var id: String
  /// The gesture.
  package var gesture: DeckGesture
  /// The open parts of a list at the start; nil if the content is not a list.
  package var state: ListState?
  /// The card in front; for a section, the first of its cards.
  package var front: CardID
  /// Pixels per point.
  package var scale: Double
  /// Frames per second.
  package var fps: Double
  /// The duration of the gesture in seconds.
  package var duration: Double
  /// The visible rectangle, the same in every frame, in points.
  package var canvas: LayoutRect
  /// The background of every frame.
  package var background: Background
  /// Whether the animation loops.
  package var isLooping: Bool
  /// The colour space of the pictures.
  package var colorSpace: ColorSpace
  /// The frames in order.
  package var frames: [Frame]
  /// The files that hold all frames.
  package var packed: [PackedOutput]
  /// The estimated peak memory of drawing, in bytes.
  package var memory: Int

  /// One frame.
  package struct Frame: Sendable, Hashable {
    /// The time since the touch, in seconds.
    package var time: Double
    /// The content.
    package var content: Content
    /// The file of the frame; nil if only files of all frames are written.
    package var output: ImageOutput?
  }

  /// The paths of all files.
  package var paths: [String] { frames.compactMap(\.output?.path) + packed.map(\.path) }
  /// The ids of the visible cards.
  package var cards: Set<CardID> { frames.reduce(into: [front]) { $0.formUnion($1.content.cards) } }
}

/// The content of a sheet. The raw values occur in manifests and file names.
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
  /// The content.
  package var kind: SheetKind
  /// The title of the document.
  package var title: String
  /// The open parts of a list; nil if the content is not a list.
  package var state: ListState?
  /// The colour space of the pictures.
  package var colorSpace: ColorSpace
  /// The pages in order.
  package var pages: [Page]
  /// The document of all pages; nil if none is written.
  package var document: DocumentOutput?
  /// The estimated peak memory of drawing, in bytes.
  package var memory: Int

  /// One page.
  package struct Page: Sendable, Hashable {
    /// The content.
    package var content: Content
    /// The files: one per scale.
    package var outputs: [ImageOutput]
  }

  /// The paths of all files.
  package var paths: [String] {
    pages.flatMap { $0.outputs.map(\.path) } + [document?.path].compactMap(\.self)
  }
  /// The ids of the visible cards.
  package var cards: Set<CardID> { pages.reduce(into: []) { $0.formUnion($1.content.cards) } }
}
