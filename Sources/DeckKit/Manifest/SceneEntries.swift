/// The rectangle of the container's coordinate space that a picture shows.
public struct SceneFrame: Codable, Sendable, Hashable {
  /// Size in points.
  public var width, height: Double
  /// Position of the container's top left corner in the picture, in points.
  public var origin: LayoutPoint

  /// Creates the frame of a picture that shows `rect`, in the container's coordinates.
  public init(showing rect: LayoutRect) {
    width = rect.width
    height = rect.height
    // Subtract from zero instead of negating: JSON would contain -0.
    origin = .zero - LayoutPoint(x: rect.x, y: rect.y)
  }
}

/// A still picture of the deck.
public struct PreviewEntry: Codable, Sendable, Hashable {
  /// Identifier, unique among the previews except that all pages of a sheet share one.
  public var id: String
  /// The content: `rest` for the deck at rest, `sheet` or `contact` for a page of a sheet.
  public var kind: String
  /// The pictures, one for each scale.
  public var images: [ImageEntry]
  /// The rectangle that the pictures show.
  public var canvas: SceneFrame
  /// The visible cards, in drawing order.
  public var placements: [Placement]
  /// The page number, from 1, and the number of pages; nil if the preview is not a sheet.
  public var page, pages: Int?
  /// The open sections and items; nil if the preview is not a list.
  public var open: OpenEntry?

  /// Creates an entry with the given values.
  public init(
    id: String, kind: String, images: [ImageEntry], canvas: SceneFrame, placements: [Placement]
  ) {
    self.id = id
    self.kind = kind
    self.images = images
    self.canvas = canvas
    self.placements = placements
  }
}

/// The frames of an animated gesture.
public struct AnimationEntry: Codable, Sendable, Hashable {
  /// Identifier, unique among the animations.
  public var id: String
  /// The gesture's name: ``DeckGesture/kind``.
  public var kind: String
  /// The id of the front card.
  public var card: CardID
  /// Frames per second.
  public var fps: Double
  /// Duration of the gesture in seconds. The last frame shows this time or up to one frame later.
  public var duration: Double
  /// Whether the animation should repeat.
  public var loop: Bool
  /// Pixels per point.
  public var scale: Double
  /// The rectangle that every frame shows.
  public var canvas: SceneFrame
  /// The frames, in order.
  public var frames: [FrameEntry]
  /// The files that contain all frames; nil if there are none.
  public var packed: [PackedEntry]?
  /// The section or item that opens or closes; nil for other gestures.
  public var toggle: ToggleEntry?

  /// Creates an entry with the given values.
  public init(
    id: String, kind: String, card: CardID, fps: Double, duration: Double, loop: Bool, scale: Double,
    canvas: SceneFrame, frames: [FrameEntry]
  ) {
    self.id = id
    self.kind = kind
    self.card = card
    self.fps = fps
    self.duration = duration
    self.loop = loop
    self.scale = scale
    self.canvas = canvas
    self.frames = frames
  }
}

/// A frame of an animation.
public struct FrameEntry: Codable, Sendable, Hashable {
  /// Time since the touch in seconds.
  public var time: Double
  /// Display duration in seconds.
  public var duration: Double
  /// The picture; nil if the frames exist only in ``AnimationEntry/packed`` files.
  public var image: ImageEntry?
  /// The visible cards, in drawing order.
  public var placements: [Placement]

  /// Creates an entry with the given values.
  public init(time: Double, duration: Double, image: ImageEntry?, placements: [Placement]) {
    self.time = time
    self.duration = duration
    self.image = image
    self.placements = placements
  }
}
