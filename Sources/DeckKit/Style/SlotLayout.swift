/// Where the cards of a stack lie: each slot's frame is the one before it, moved and narrowed by a fixed step.
public struct SlotLayout: Codable, Sendable, Hashable {
  /// How many cards are seen at once.
  public var visibleCount: Int
  /// How much further right and down each slot begins, in points.
  public var step: LayoutPoint
  /// How much narrower each slot is, in points.
  public var narrowing: Double

  /// A layout of all its parts.
  public init(visibleCount: Int, step: LayoutPoint, narrowing: Double) {
    self.visibleCount = visibleCount
    self.step = step
    self.narrowing = narrowing
  }

  /// The frame of slot `index` (0 = front) in a container of `size`, in the container's coordinates.
  public func frame(ofSlot index: Int, in size: LayoutSize) -> LayoutRect {
    let place = Double(index)
    return LayoutRect(
      x: step.x * place, y: step.y * place, width: size.width - narrowing * place, height: size.height)
  }
}
