import Foundation

/// A rotation in space about the axis (1, 1, 1) through the centre of a card, in perspective: CSS
/// `perspective(distance) rotate3d(1, 1, 1, angle)`.
///
/// Source: CSS Transforms Module Level 2, "rotate3d()" and "perspective()". x points right, y down and z
/// towards the viewer.
public struct Tilt: Codable, Sendable, Hashable {
  /// Angle in radians, clockwise as seen from the end of the axis, looking towards its origin.
  public var angle: Double
  /// Distance of the viewer from the plane of the deck in points. The matrix's m34 is −1 / distance.
  public var distance: Double

  /// Creates a tilt with the given values.
  public init(angle: Double, distance: Double) {
    self.angle = angle
    self.distance = distance
  }

  /// The 3 × 3 homography, by rows, that maps (x, y, 1), relative to the centre, to (x′·w, y′·w, w).
  public var homography: [[Double]] {
    // Rodrigues' rotation formula with the axis (1, 1, 1)/√3: the diagonal elements are cos + (1 − cos)/3,
    // the others (1 − cos)/3 ∓ sin/√3.
    let (cosine, sine) = (cos(angle), sin(angle) / 3.0.squareRoot())
    let part = (1 - cosine) / 3
    let (one, less, more) = (cosine + part, part - sine, part + sine)
    return [[one, less, 0], [more, one, 0], [-less / distance, -more / distance, 1]]
  }

  /// The projection of the point `arm`, both relative to the centre.
  ///
  /// A point at or behind the viewer is treated as one just in front of it.
  public func apply(to arm: LayoutPoint) -> LayoutPoint {
    let rows = homography.map { $0[0] * arm.x + $0[1] * arm.y + $0[2] }
    let depth = max(rows[2], 1e-6)
    return LayoutPoint(x: rows[0] / depth, y: rows[1] / depth)
  }
}
