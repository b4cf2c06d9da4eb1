import Foundation

/// A place, or a way to go, in points; x right, y down.
public struct LayoutPoint: Codable, Sendable, Hashable {
  /// Points to the right.
  public var x: Double
  /// Points downwards.
  public var y: Double

  /// The point (`x`, `y`).
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// (0, 0).
  public static let zero = LayoutPoint(x: 0, y: 0)

  /// The sum, coordinate by coordinate.
  public static func + (left: LayoutPoint, right: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: left.x + right.x, y: left.y + right.y)
  }

  /// The difference, coordinate by coordinate.
  public static func - (left: LayoutPoint, right: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: left.x - right.x, y: left.y - right.y)
  }

  /// Both coordinates times `factor`.
  public static func * (point: LayoutPoint, factor: Double) -> LayoutPoint {
    LayoutPoint(x: point.x * factor, y: point.y * factor)
  }

  /// The point at `progress` on the way from this one (0) to `other` (1).
  public func interpolated(to other: LayoutPoint, at progress: Double) -> LayoutPoint {
    self + (other - self) * progress
  }

  /// The way turned clockwise by `angle` radians.
  func turned(by angle: Double) -> LayoutPoint {
    LayoutPoint(x: cos(angle) * x - sin(angle) * y, y: sin(angle) * x + cos(angle) * y)
  }
}
