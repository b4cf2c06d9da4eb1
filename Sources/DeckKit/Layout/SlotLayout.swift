import Foundation

/// A stack of cards. Each slot's frame is that of the slot in front of it, offset and narrowed by fixed
/// amounts. Cards behind the front one can also be scaled.
public struct SlotLayout: Codable, Sendable, Hashable {
  /// The front card's frame; nil for the whole container.
  @Nullable public var front: LayoutRect?
  /// The maximum number of cards visible at rest.
  public var visibleCount: Int
  /// Offset of each slot from the slot in front of it, in points.
  public var step: LayoutPoint
  /// Decrease of the frame's width from slot to slot, in points. The card is laid out again at that width.
  public var narrowing: Double
  /// Scale of the second slot, as a fraction of the size of its frame. Unlike `narrowing`, it scales the card
  /// and its texts together.
  public var scale: Double
  /// The progression of the scale beyond the second slot.
  public var scaling: SlotScaling
  /// The fixed point of the scale as a fraction of the frame: (0, 0) is the top left corner, (1, 1) the
  /// bottom right one.
  public var scaleAnchor: LayoutPoint
  /// Opacity of the cards behind the front one, 0…1.
  public var opacityBehind: Double
  /// When a card is added at the back after a commit.
  public var insertion: SlotInsertion

  /// Creates a layout with the given values.
  public init(
    front: LayoutRect? = nil, visibleCount: Int, step: LayoutPoint = .zero, narrowing: Double = 0,
    scale: Double = 1, scaling: SlotScaling = .geometric,
    scaleAnchor: LayoutPoint = LayoutPoint(x: 0.5, y: 0.5), opacityBehind: Double = 1,
    insertion: SlotInsertion = .atCommit
  ) {
    self.front = front
    self.visibleCount = visibleCount
    self.step = step
    self.narrowing = narrowing
    self.scale = scale
    self.scaling = scaling
    self.scaleAnchor = scaleAnchor
    self.opacityBehind = opacityBehind
    self.insertion = insertion
  }

  /// The frame of slot `index` (0 is the front) in a container of `size`, before scaling, in the container's
  /// coordinates.
  public func frame(ofSlot index: Int, in size: LayoutSize) -> LayoutRect {
    let place = Double(index)
    let front = front ?? LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    return LayoutRect(
      x: front.x + step.x * place, y: front.y + step.y * place, width: front.width - narrowing * place,
      height: front.height)
  }

  /// The appearance of the card in slot `index` at rest.
  public func pose(ofSlot index: Int, in size: LayoutSize) -> SlotPose {
    SlotPose(
      frame: frame(ofSlot: index, in: size), scale: scaling.scale(ofSlot: index, second: scale),
      anchor: scaleAnchor, opacity: index == 0 ? 1 : opacityBehind)
  }
}

/// The progression of the scale from slot to slot.
public enum SlotScaling: String, OpenEnumeration, Sendable, Hashable {
  /// The scale of slot i is sⁱ, where s is the scale of the second slot.
  case geometric
  /// The scale of slot i is 1 − i · (1 − s), at least 0.
  case linear

  /// Unknown names decode as ``geometric``.
  public static let fallback = SlotScaling.geometric
  /// The term in error messages.
  public static let noun = "scaling"

  func scale(ofSlot index: Int, second: Double) -> Double {
    switch self {
    case .geometric: pow(second, Double(index))
    case .linear: max(0, 1 - Double(index) * (1 - second))
    }
  }
}

/// When a card is added at the back after a commit.
public enum SlotInsertion: String, OpenEnumeration, Sendable, Hashable {
  /// At the start of the exit.
  case atCommit = "at-commit"
  /// At the end of the exit.
  case afterExit = "after-exit"

  /// Unknown names decode as ``atCommit``.
  public static let fallback = SlotInsertion.atCommit
  /// The term in error messages.
  public static let noun = "insertion time"
}

/// The appearance of a card in a slot.
public struct SlotPose: Sendable, Hashable {
  /// The card's frame before scaling.
  public var frame: LayoutRect
  /// Scale, 1 for the size of the frame.
  public var scale: Double
  /// The fixed point of the scale as a fraction of the frame.
  public var anchor: LayoutPoint
  /// Opacity, 0…1.
  public var opacity: Double

  /// The linear interpolation between this pose (`progress` 0) and `other` (1).
  public func interpolated(to other: SlotPose, at progress: Double) -> SlotPose {
    guard progress != 1 else { return other }
    return SlotPose(
      frame: frame.interpolated(to: other.frame, at: progress),
      scale: scale + (other.scale - scale) * progress,
      anchor: anchor.interpolated(to: other.anchor, at: progress),
      opacity: min(max(opacity + (other.opacity - opacity) * progress, 0), 1))
  }
}
