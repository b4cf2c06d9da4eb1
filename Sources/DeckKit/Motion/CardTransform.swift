import Foundation

/// The transform from a card's frame to its position: a tilt about the frame's centre, then a scale and a
/// rotation about the anchor, then a translation.
///
/// A point p of the container maps to A + R·s·(T(p) − A) + (tx, ty), where T is the tilt, A the anchor in the
/// frame, s the scale and R the clockwise rotation.
public struct CardTransform: Codable, Sendable, Hashable {
  /// Horizontal translation in points, positive to the right.
  public var tx: Double
  /// Vertical translation in points, positive downwards.
  public var ty: Double
  /// Clockwise rotation in radians.
  public var rotation: Double
  /// The fixed point of scale and rotation as a fraction of the frame: (0, 0) is the top left corner, (1, 1)
  /// the bottom right one.
  public var anchor: LayoutPoint
  /// Scale; 1 is the size of the frame.
  public var scale: Double
  /// The tilt; nil for none.
  public var tilt: Tilt?

  /// Creates a transform with the given values, by default the identity.
  public init(
    tx: Double = 0, ty: Double = 0, rotation: Double = 0, anchor: LayoutPoint = LayoutPoint(x: 0.5, y: 0.5),
    scale: Double = 1, tilt: Tilt? = nil
  ) {
    self.tx = tx
    self.ty = ty
    self.rotation = rotation
    self.anchor = anchor
    self.scale = scale
    self.tilt = tilt
  }

  /// The identity transform.
  public static let identity = CardTransform()

  /// The image of `point`, in the container's coordinates, for a card in `frame`.
  public func apply(to point: LayoutPoint, in frame: LayoutRect) -> LayoutPoint {
    let pivot = LayoutPoint(x: frame.x + anchor.x * frame.width, y: frame.y + anchor.y * frame.height)
    let tilted = tilt.map { frame.center + $0.apply(to: point - frame.center) } ?? point
    let (arm, cosine, sine) = ((tilted - pivot) * scale, cos(rotation), sin(rotation))
    return LayoutPoint(
      x: pivot.x + cosine * arm.x - sine * arm.y + tx, y: pivot.y + sine * arm.x + cosine * arm.y + ty)
  }

  /// The bounding box of the transformed `rect`, for a card in `frame`.
  public func bounds(of rect: LayoutRect, in frame: LayoutRect) -> LayoutRect {
    let corners = rect.corners.map { apply(to: $0, in: frame) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return LayoutRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
