import Foundation

/// A turn in space about the axis (1, 1, 1) through the centre of a card, seen in perspective: CSS
/// `perspective(distance) rotate3d(1, 1, 1, angle)`.
///
/// Source: CSS Transforms Module Level 2, "rotate3d()" and "perspective()"; x right, y down, z towards the
/// eye.
public struct Tilt: Codable, Sendable, Hashable {
  /// Radians; seen against the axis, clockwise.
  public var angle: Double
  /// Points from the eye to the plane of the deck; the matrix's m34 is −1 / distance.
  public var distance: Double

  /// A tilt of both.
  public init(angle: Double, distance: Double) {
    self.angle = angle
    self.distance = distance
  }

  /// The matrix that takes (x, y, 1), from the centre, to (x′·w, y′·w, w), by rows.
  public var homography: [[Double]] {
    // Rodrigues' formula with all three components of the axis 1/√3: those of the diagonal are
    // cos + (1 − cos)/3, the others (1 − cos)/3 ∓ sin/√3.
    let (cosine, sine) = (cos(angle), sin(angle) / 3.0.squareRoot())
    let part = (1 - cosine) / 3
    let (one, less, more) = (cosine + part, part - sine, part + sine)
    return [[one, less, 0], [more, one, 0], [-less / distance, -more / distance, 1]]
  }

  /// Where the point at `arm` from the centre is seen, from the centre.
  ///
  /// A point at or behind the eye is taken to be just before it.
  public func apply(to arm: LayoutPoint) -> LayoutPoint {
    let rows = homography.map { $0[0] * arm.x + $0[1] * arm.y + $0[2] }
    let depth = max(rows[2], 1e-6)
    return LayoutPoint(x: rows[0] / depth, y: rows[1] / depth)
  }
}
