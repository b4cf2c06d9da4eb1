import Foundation

/// How a dragged card turns with the finger: rotation = tan(tx / distance), kept within ±limit.
///
/// The tangent's argument is kept where the result is at its limit, so that its pole is never reached.
public struct RotationRule: Codable, Sendable, Hashable {
  /// Points of horizontal drag for one unit of the tangent's argument.
  public var distance: Double
  /// Largest turn to either side, in radians.
  public var limit: Double

  /// A rule of all its parts.
  public init(distance: Double, limit: Double) {
    self.distance = distance
    self.limit = limit
  }

  /// The rotation, in radians and clockwise, of a card dragged by `tx` points to the right.
  public func angle(forDrag tx: Double) -> Double {
    let end = atan(limit)
    return min(max(tan(min(max(tx / distance, -end), end)), -limit), limit)
  }
}
