import Foundation

/// A point or a vector, in points; x increases to the right, y downwards.
public struct LayoutPoint: Codable, Sendable, Hashable {
  /// The horizontal coordinate.
  public var x: Double
  /// The vertical coordinate.
  public var y: Double

  /// Creates the point (`x`, `y`).
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// (0, 0).
  public static let zero = LayoutPoint(x: 0, y: 0)

  /// The component-wise sum.
  public static func + (left: LayoutPoint, right: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: left.x + right.x, y: left.y + right.y)
  }

  /// The component-wise difference.
  public static func - (left: LayoutPoint, right: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: left.x - right.x, y: left.y - right.y)
  }

  /// Both coordinates multiplied by `factor`.
  public static func * (point: LayoutPoint, factor: Double) -> LayoutPoint {
    LayoutPoint(x: point.x * factor, y: point.y * factor)
  }

  /// The linear interpolation between this point (`progress` 0) and `other` (1).
  public func interpolated(to other: LayoutPoint, at progress: Double) -> LayoutPoint {
    self + (other - self) * progress
  }

  /// The vector rotated clockwise by `angle` radians.
  func rotated(by angle: Double) -> LayoutPoint {
    LayoutPoint(x: cos(angle) * x - sin(angle) * y, y: sin(angle) * x + cos(angle) * y)
  }
}
