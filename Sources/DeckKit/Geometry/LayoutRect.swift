/// A rectangle in points; x increases to the right, y downwards.
public struct LayoutRect: Codable, Sendable, Hashable {
  /// The x coordinate of the left edge.
  public var x: Double
  /// The y coordinate of the top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a rectangle from its top left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The x coordinate of the right edge.
  public var maxX: Double { x + width }
  /// The y coordinate of the bottom edge.
  public var maxY: Double { y + height }
  /// The centre.
  public var center: LayoutPoint { LayoutPoint(x: x + width / 2, y: y + height / 2) }
  /// The size.
  public var size: LayoutSize { LayoutSize(width: width, height: height) }
  /// The corners, clockwise from the top left one.
  public var corners: [LayoutPoint] {
    [
      LayoutPoint(x: x, y: y), LayoutPoint(x: maxX, y: y), LayoutPoint(x: maxX, y: maxY),
      LayoutPoint(x: x, y: maxY),
    ]
  }

  /// The rectangle enlarged by `distance` on every side.
  public func outset(by distance: Double) -> LayoutRect {
    LayoutRect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  /// The smallest rectangle that contains both.
  public func union(_ other: LayoutRect) -> LayoutRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return LayoutRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The linear interpolation between this rectangle (`progress` 0) and `other` (1), edge by edge.
  public func interpolated(to other: LayoutRect, at progress: Double) -> LayoutRect {
    LayoutRect(
      x: x + (other.x - x) * progress, y: y + (other.y - y) * progress,
      width: width + (other.width - width) * progress, height: height + (other.height - height) * progress)
  }
}
