import Foundation

/// Cards that share a centre, the back ones narrower, lifted and tilted.
public struct TiltedLayout: Codable, Sendable, Hashable {
  /// Height of every card in points.
  public var height: Double
  /// Points around every card; the tilt is seen through the box that has them.
  public var margin: Double
  /// How each card lies, front first.
  public var layers: [TiltedLayer]

  /// A layout of all its parts.
  public init(height: Double, margin: Double, layers: [TiltedLayer]) {
    self.height = height
    self.margin = margin
    self.layers = layers
  }

  /// The frame of a card in `pose`, before it is tilted: as wide as the container but for margins and
  /// padding, about the container's centre, and lifted by half of the extra padding below it.
  public func frame(of pose: TiltedPose, in size: LayoutSize) -> LayoutRect {
    let width = size.width - 2 * margin - 2 * pose.padding
    return LayoutRect(
      x: (size.width - width) / 2, y: (size.height - height - pose.bottom) / 2, width: width, height: height)
  }

  /// The tilt of a card in `pose`; nil where it is none. The eye is as far away as the larger side of the
  /// card with its margin.
  public func tilt(of pose: TiltedPose, in size: LayoutSize) -> Tilt? {
    guard pose.tilt != 0 else { return nil }
    let box = frame(of: pose, in: size).outset(by: margin)
    return Tilt(angle: pose.tilt, distance: max(box.width, box.height))
  }
}

/// How one card lies at rest and while the front one is dragged.
public struct TiltedLayer: Codable, Sendable, Hashable {
  /// At rest.
  public var rest: TiltedPose
  /// While the front card is dragged.
  public var dragging: TiltedPose

  /// A layer of both poses.
  public init(rest: TiltedPose, dragging: TiltedPose) {
    self.rest = rest
    self.dragging = dragging
  }

  /// The pose at `activity`: 0 at rest, 1 while dragging.
  public func pose(at activity: Double) -> TiltedPose {
    TiltedPose(
      padding: rest.padding + (dragging.padding - rest.padding) * activity,
      bottom: rest.bottom + (dragging.bottom - rest.bottom) * activity,
      tilt: rest.tilt + (dragging.tilt - rest.tilt) * activity)
  }
}

/// How a card lies.
public struct TiltedPose: Codable, Sendable, Hashable {
  /// Points that the card is narrower at each side.
  public var padding: Double
  /// Extra points below the card, which lift it by half of them.
  public var bottom: Double
  /// Radians of tilt.
  public var tilt: Double

  /// A pose of all its parts; by default that of an upright front card.
  public init(padding: Double = 0, bottom: Double = 0, tilt: Double = 0) {
    self.padding = padding
    self.bottom = bottom
    self.tilt = tilt
  }
}
