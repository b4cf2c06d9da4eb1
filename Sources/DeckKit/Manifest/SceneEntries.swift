/// The part of the plane that a picture shows.
public struct SceneFrame: Codable, Sendable, Hashable {
  /// Size in points.
  public var width, height: Double
  /// Where the container's top left corner lies in the picture, in points.
  public var origin: LayoutPoint

  /// A frame that shows `rect` of the container's plane.
  public init(showing rect: LayoutRect) {
    width = rect.width
    height = rect.height
    // A difference, since the negative of zero would be written as -0.
    origin = .zero - LayoutPoint(x: rect.x, y: rect.y)
  }
}

/// A still of the deck.
public struct PreviewEntry: Codable, Sendable, Hashable {
  /// Identifier, unique among the previews but for the pages of one sheet.
  public var id: String
  /// What it shows: `rest`, or pages of a `sheet` or a `contact` sheet.
  public var kind: String
  /// The pictures, one a scale.
  public var images: [ImageEntry]
  /// The part of the plane that they show.
  public var canvas: SceneFrame
  /// The cards in it, in order of drawing.
  public var placements: [Placement]
  /// Which page of a sheet it is, from 1, and of how many; nil for what is no sheet.
  public var page, pages: Int?
  /// What of a list is open; nil for what is no list.
  public var open: OpenEntry?

  /// A still of all its parts.
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

/// The frames of one gesture.
public struct AnimationEntry: Codable, Sendable, Hashable {
  /// Identifier, unique among the animations.
  public var id: String
  /// The gesture, as ``DeckGesture/kind`` names it.
  public var kind: String
  /// The card in front, by id.
  public var card: CardID
  /// Frames a second.
  public var fps: Double
  /// Seconds that the gesture takes; the last frame shows this moment or a little later.
  public var duration: Double
  /// Whether it is meant to be repeated.
  public var loop: Bool
  /// Pixels a point.
  public var scale: Int
  /// The part of the plane that every frame shows.
  public var canvas: SceneFrame
  /// The frames in order.
  public var frames: [FrameEntry]
  /// The files that hold all frames; nil where there are none.
  public var packed: [PackedEntry]?
  /// What opens or closes; nil for other gestures.
  public var toggle: ToggleEntry?

  /// An animation of all its parts.
  public init(
    id: String, kind: String, card: CardID, fps: Double, duration: Double, loop: Bool, scale: Int,
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

/// One frame of a gesture.
public struct FrameEntry: Codable, Sendable, Hashable {
  /// Seconds since the touch.
  public var time: Double
  /// Seconds that it is shown.
  public var duration: Double
  /// The picture; nil where only files of all frames were written.
  public var image: ImageEntry?
  /// The cards in it, in order of drawing.
  public var placements: [Placement]

  /// A frame of all its parts.
  public init(time: Double, duration: Double, image: ImageEntry?, placements: [Placement]) {
    self.time = time
    self.duration = duration
    self.image = image
    self.placements = placements
  }
}
