import Foundation

/// Where cards lie over one another: each slot's frame is the one before it, moved and narrowed by a fixed
/// step, or drawn smaller.
public struct SlotLayout: Codable, Sendable, Hashable {
  /// The front card's frame; the whole container where nil.
  @Nullable public var front: LayoutRect?
  /// How many cards are seen at once.
  public var visibleCount: Int
  /// How much further right and down each slot begins, in points.
  public var step: LayoutPoint
  /// How much narrower each slot is, in points; its card is laid out anew at that width.
  public var narrowing: Double
  /// How large the second slot's card is drawn, 1 = whole; unlike narrowing it shrinks card and text alike.
  public var scale: Double
  /// How the scale goes on from the second slot.
  public var scaling: SlotScaling
  /// The point of the frame that scaling keeps in place: (0, 0) top left, (1, 1) bottom right.
  public var scaleAnchor: LayoutPoint
  /// Opacity of the cards behind the front one, 0…1.
  public var opacityBehind: Double
  /// When the next card comes in at the back after a commit.
  public var insertion: SlotInsertion

  /// A layout of all its parts.
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

  /// The frame of slot `index` (0 = front) in a container of `size`, in the container's coordinates, before
  /// it is scaled.
  public func frame(ofSlot index: Int, in size: LayoutSize) -> LayoutRect {
    let place = Double(index)
    let front = front ?? LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    return LayoutRect(
      x: front.x + step.x * place, y: front.y + step.y * place, width: front.width - narrowing * place,
      height: front.height)
  }

  /// How slot `index` shows its card at rest.
  public func pose(ofSlot index: Int, in size: LayoutSize) -> SlotPose {
    SlotPose(
      frame: frame(ofSlot: index, in: size), scale: scaling.scale(ofSlot: index, second: scale),
      anchor: scaleAnchor, opacity: index == 0 ? 1 : opacityBehind)
  }
}

/// How scales go on from slot to slot.
public enum SlotScaling: String, OpenEnumeration, Sendable, Hashable {
  /// Slot i is scaleⁱ large.
  case geometric
  /// Slot i is 1 − i · (1 − scale) large.
  case linear

  /// Powers.
  public static let fallback = SlotScaling.geometric
  /// For messages.
  public static let noun = "scaling"

  func scale(ofSlot index: Int, second: Double) -> Double {
    switch self {
    case .geometric: pow(second, Double(index))
    case .linear: max(0, 1 - Double(index) * (1 - second))
    }
  }
}

/// When the next card comes in at the back after a commit.
public enum SlotInsertion: String, OpenEnumeration, Sendable, Hashable {
  /// Together with the exit.
  case atCommit = "at-commit"
  /// When the exit is over.
  case afterExit = "after-exit"

  /// At the commit.
  public static let fallback = SlotInsertion.atCommit
  /// For messages.
  public static let noun = "moment"
}

/// How a slot shows its card.
public struct SlotPose: Sendable, Hashable {
  /// The card's frame before it is scaled.
  public var frame: LayoutRect
  /// How large the card is drawn.
  public var scale: Double
  /// The point of the frame that scaling keeps in place.
  public var anchor: LayoutPoint
  /// Opacity, 0…1.
  public var opacity: Double

  /// The pose at `progress` on the way from this one (0) to `other` (1).
  public func interpolated(to other: SlotPose, at progress: Double) -> SlotPose {
    guard progress != 1 else { return other }
    return SlotPose(
      frame: frame.interpolated(to: other.frame, at: progress),
      scale: scale + (other.scale - scale) * progress,
      anchor: anchor.interpolated(to: other.anchor, at: progress),
      opacity: min(max(opacity + (other.opacity - opacity) * progress, 0), 1))
  }
}
