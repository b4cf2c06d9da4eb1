public import DeckKit

/// Everything that a run will draw and write. The renderer decides nothing: it draws what stands here.
public struct RenderPlan: Sendable {
  /// The card pictures.
  public var cards: CardTasks
  /// The stills of the deck.
  public var stills: [StillTask]
  /// The frames of gestures.
  public var animations: [AnimationTask]
  /// Lists at rest and sheets.
  public var sheets: [SheetTask] = []
  /// The frames of lists that open and close.
  public var toggles: [ToggleTask] = []
}

/// One file to be written.
public struct ImageOutput: Sendable, Hashable {
  /// Path relative to the output folder.
  public var path: String
  /// Pixels a point.
  public var scale: Int
  /// How it is written.
  public var encoding: ImageEncoding
}

/// The pictures of one card.
public struct CardTask: Sendable {
  /// The card.
  public var card: Card
  /// What is drawn.
  public var drawing: CardDrawing
  /// Where the drawing's crop lies: where it stands, or where the photo's pixels say once they are there.
  public var focus: FocusRule
  /// Whether the contrast of the texts is measured on the pixels under them and mended.
  public var contrast: ContrastRule
  /// Each scale in each format.
  public var outputs: [ImageOutput]
  /// The card as an item, where the style is a list.
  public var item: ListItemDrawing?
}

/// A part of the plane that a picture shows, in points of the container.
public struct SceneCanvas: Sendable, Hashable {
  /// The part; whole points.
  public var rect: LayoutRect

  /// The smallest canvas of whole points that cuts off none of `placements` with their shadows, nor the container. Of a strip
  /// the container alone is seen: its pages are as wide as the screen.
  public init(around placements: [Placement], in style: DeckStyle) {
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
public struct Scene: Sendable, Hashable {
  /// What is seen.
  public var canvas: SceneCanvas
  /// What lies behind the cards.
  public var background: Background
  /// The cards in order of drawing.
  public var cards: [PlacedCard]
  /// The icons around them, if any.
  public var chrome: ChromeDrawing?
}

/// A card and where it is.
public struct PlacedCard: Sendable, Hashable {
  /// What is drawn; its size is that of the placement's frame.
  public var drawing: CardDrawing
  /// Where it is drawn.
  public var placement: Placement
  /// The badge that the placement shows, if any.
  public var badge: Badge?
}

/// One still at some scales.
public struct StillTask: Sendable {
  /// Identifier, unique among the stills.
  public var id: String
  /// The card in front.
  public var front: Card
  /// What is drawn.
  public var scene: Scene
  /// Each scale.
  public var outputs: [ImageOutput]
}

/// The frames of one gesture.
public struct AnimationTask: Sendable {
  /// Identifier, unique among the animations.
  public var id: String
  /// The gesture.
  public var kind: DeckGesture
  /// The card in front.
  public var front: Card
  /// Pixels a point.
  public var scale: Int
  /// Frames a second.
  public var fps: Double
  /// Seconds that the gesture takes.
  public var duration: Double
  /// The part of the plane that every frame shows.
  public var canvas: SceneCanvas
  /// Whether it is meant to be repeated.
  public var isLooping: Bool
  /// The frames in order.
  public var frames: [FrameTask]
  /// The files that hold all frames.
  public var packed: [PackedOutput]

  /// What lies behind the cards in every frame.
  public var background: Background { frames.first?.scene.background ?? .transparent }
  /// Every path that is written.
  public var paths: [String] { frames.compactMap(\.output?.path) + packed.map(\.path) }
}

/// One frame.
public struct FrameTask: Sendable {
  /// Seconds since the touch.
  public var time: Double
  /// What is drawn.
  public var scene: Scene
  /// Its own file; nil where only files of all frames are written.
  public var output: ImageOutput?
}
