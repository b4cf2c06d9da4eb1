package import DeckKit

/// Everything that a run will draw and write. The renderer decides nothing: it draws what stands here.
package struct RenderPlan: Sendable {
  /// The card pictures.
  package var cards: CardTasks
  /// The stills of the deck.
  package var stills: [StillTask]
  /// The frames of gestures.
  package var animations: [AnimationTask]
  /// Lists at rest and sheets.
  package var sheets: [SheetTask] = []
  /// The frames of lists that open and close.
  package var toggles: [ToggleTask] = []
}

/// One file to be written.
package struct ImageOutput: Sendable, Hashable {
  /// Path relative to the output folder.
  package var path: String
  /// Pixels a point.
  package var scale: Int
  /// How it is written.
  package var encoding: ImageEncoding
}

/// The pictures of one card.
package struct CardTask: Sendable {
  /// The card.
  package var card: Card
  /// What is drawn.
  package var drawing: CardDrawing
  /// Where the drawing's crop lies: where it stands, or where the photo's pixels say once they are there.
  package var focus: FocusRule
  /// Whether the contrast of the texts is measured on the pixels under them and mended.
  package var contrast: ContrastRule
  /// Each scale in each format.
  package var outputs: [ImageOutput]
  /// The card as an item, where the style is a list.
  package var item: ListItemDrawing?
}

/// A part of the plane that a picture shows, in points of the container.
package struct SceneCanvas: Sendable, Hashable {
  /// The part; whole points.
  package var rect: LayoutRect

  /// The smallest canvas of whole points that cuts off none of `placements` with their shadows, nor the container. Of a strip
  /// the container alone is seen: its pages are as wide as the screen.
  package init(around placements: [Placement], in style: DeckStyle) {
    let whole = LayoutRect(x: 0, y: 0, width: style.size.width, height: style.size.height)
    let bounds = !style.layout.isClipped ? placements.reduce(whole) { $0.union($1.bounds) } : whole
    // An edge that is a whole point but for rounding is one.
    let rounding = 1e-6
    let (left, top) = ((bounds.x + rounding).rounded(.down), (bounds.y + rounding).rounded(.down))
    let (right, bottom) = ((bounds.maxX - rounding).rounded(.up), (bounds.maxY - rounding).rounded(.up))
    rect = LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// Cards laid on a background.
package struct Scene: Sendable, Hashable {
  /// What is seen.
  package var canvas: SceneCanvas
  /// What lies behind the cards.
  package var background: Background
  /// The cards in order of drawing.
  package var cards: [PlacedCard]
  /// The icons around them, if any.
  package var chrome: ChromeDrawing?
}

/// A card and where it is.
package struct PlacedCard: Sendable, Hashable {
  /// What is drawn; its size is that of the placement's frame.
  package var drawing: CardDrawing
  /// Where it is drawn.
  package var placement: Placement
  /// The badge that the placement shows, if any.
  package var badge: Badge?
}

/// One still at some scales.
package struct StillTask: Sendable {
  /// Identifier, unique among the stills.
  package var id: String
  /// The card in front.
  package var front: Card
  /// What is drawn.
  package var scene: Scene
  /// Each scale.
  package var outputs: [ImageOutput]
}

/// The frames of one gesture.
package struct AnimationTask: Sendable {
  /// Identifier, unique among the animations.
  package var id: String
  /// The gesture.
  package var kind: DeckGesture
  /// The card in front.
  package var front: Card
  /// Pixels a point.
  package var scale: Int
  /// Frames a second.
  package var fps: Double
  /// Seconds that the gesture takes.
  package var duration: Double
  /// The part of the plane that every frame shows.
  package var canvas: SceneCanvas
  /// Whether it is meant to be repeated.
  package var isLooping: Bool
  /// The frames in order.
  package var frames: [FrameTask]
  /// The files that hold all frames.
  package var packed: [PackedOutput]

  /// What lies behind the cards in every frame.
  package var background: Background { frames.first?.scene.background ?? .transparent }
  /// Every path that is written.
  package var paths: [String] { frames.compactMap(\.output?.path) + packed.map(\.path) }
}

/// One frame.
package struct FrameTask: Sendable {
  /// Seconds since the touch.
  package var time: Double
  /// What is drawn.
  package var scene: Scene
  /// Its own file; nil where only files of all frames are written.
  package var output: ImageOutput?
}
