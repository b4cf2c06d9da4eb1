import Foundation

/// A stack of cards centred on the same vertical axis. The cards behind the front one are narrower, higher
/// and tilted.
public struct TiltedLayout: Codable, Sendable, Hashable {
  /// Height of every card in points.
  public var height: Double
  /// Margin around every card in points. It is part of the box that determines the perspective of the tilt.
  public var margin: Double
  /// The layers, front first.
  public var layers: [TiltedLayer]

  /// Creates a layout with the given values.
  public init(height: Double, margin: Double, layers: [TiltedLayer]) {
    self.height = height
    self.margin = margin
    self.layers = layers
  }

  /// The frame of a card in `pose` before tilting: the container's width minus margins and padding, centred
  /// in the container and moved up by half of `pose.bottom`.
  public func frame(of pose: TiltedPose, in size: LayoutSize) -> LayoutRect {
    let width = size.width - 2 * margin - 2 * pose.padding
    return LayoutRect(
      x: (size.width - width) / 2, y: (size.height - height - pose.bottom) / 2, width: width, height: height)
  }

  /// The tilt of a card in `pose`; nil if its angle is 0. The perspective distance is the longer side of the
  /// card's frame with its margin.
  public func tilt(of pose: TiltedPose, in size: LayoutSize) -> Tilt? {
    guard pose.tilt != 0 else { return nil }
    let box = frame(of: pose, in: size).outset(by: margin)
    return Tilt(angle: pose.tilt, distance: max(box.width, box.height))
  }
}

/// The poses of one card at rest and while the front card is dragged.
public struct TiltedLayer: Codable, Sendable, Hashable {
  /// The pose at rest.
  public var rest: TiltedPose
  /// The pose while the front card is dragged.
  public var dragging: TiltedPose

  /// Creates a layer with the given poses.
  public init(rest: TiltedPose, dragging: TiltedPose) {
    self.rest = rest
    self.dragging = dragging
  }

  /// The pose interpolated by `activity`: 0 is the pose at rest, 1 that while dragging.
  public func pose(at activity: Double) -> TiltedPose {
    TiltedPose(
      padding: rest.padding + (dragging.padding - rest.padding) * activity,
      bottom: rest.bottom + (dragging.bottom - rest.bottom) * activity,
      tilt: rest.tilt + (dragging.tilt - rest.tilt) * activity)
  }
}

/// Size, elevation and tilt of a card.
public struct TiltedPose: Codable, Sendable, Hashable {
  /// Decrease of the width on each side in points.
  public var padding: Double
  /// Extra space below the card in points. The card moves up by half of it.
  public var bottom: Double
  /// Angle of the tilt in radians.
  public var tilt: Double

  /// Creates a pose with the given values, by default that of a front card without tilt.
  public init(padding: Double = 0, bottom: Double = 0, tilt: Double = 0) {
    self.padding = padding
    self.bottom = bottom
    self.tilt = tilt
  }
}
