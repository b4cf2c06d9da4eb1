/// A rectangle in points; x right, y down.
public struct LayoutRect: Codable, Sendable, Hashable {
  /// Left edge.
  public var x: Double
  /// Top edge.
  public var y: Double
  /// Extent to the right.
  public var width: Double
  /// Extent downwards.
  public var height: Double

  /// A rectangle from its top left corner and its extent.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Right edge.
  public var maxX: Double { x + width }
  /// Bottom edge.
  public var maxY: Double { y + height }
  /// The middle.
  public var center: LayoutPoint { LayoutPoint(x: x + width / 2, y: y + height / 2) }
  /// The extent alone.
  public var size: LayoutSize { LayoutSize(width: width, height: height) }
  /// The corners, clockwise from the top left one.
  public var corners: [LayoutPoint] {
    [
      LayoutPoint(x: x, y: y), LayoutPoint(x: maxX, y: y), LayoutPoint(x: maxX, y: maxY),
      LayoutPoint(x: x, y: maxY),
    ]
  }

  /// The rectangle grown by `distance` on every side.
  public func outset(by distance: Double) -> LayoutRect {
    LayoutRect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: LayoutRect) -> LayoutRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return LayoutRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle at `progress` on the way from this one (0) to `other` (1), edge by edge.
  public func interpolated(to other: LayoutRect, at progress: Double) -> LayoutRect {
    LayoutRect(
      x: x + (other.x - x) * progress, y: y + (other.y - y) * progress,
      width: width + (other.width - width) * progress, height: height + (other.height - height) * progress)
  }
}
