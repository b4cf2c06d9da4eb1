import Foundation

/// How a card is moved from its frame: tilted about the frame's centre, scaled and turned about its anchor,
/// translated; in this order.
///
/// A point p of the container goes to A + R·s·(T(p) − A) + (tx, ty), where T is the tilt, A the anchor's
/// place in the frame, s the scale and R the clockwise rotation.
public struct CardTransform: Codable, Sendable, Hashable {
  /// Translation to the right, in points.
  public var tx: Double
  /// Translation downwards, in points.
  public var ty: Double
  /// Clockwise rotation in radians.
  public var rotation: Double
  /// The fixed point of scale and rotation in the frame: (0, 0) its top left corner, (1, 1) its bottom right
  /// one.
  public var anchor: LayoutPoint
  /// How large the card is drawn; 1 = as large as its frame.
  public var scale: Double
  /// The tilt; none where nil.
  public var tilt: Tilt?

  /// A transform of all its parts; by default nothing moves.
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

  /// Nothing moves.
  public static let identity = CardTransform()

  /// Where the point `point` of the container goes when the card in `frame` is so moved.
  public func apply(to point: LayoutPoint, in frame: LayoutRect) -> LayoutPoint {
    let pivot = LayoutPoint(x: frame.x + anchor.x * frame.width, y: frame.y + anchor.y * frame.height)
    let tilted = tilt.map { frame.center + $0.apply(to: point - frame.center) } ?? point
    let (arm, cosine, sine) = ((tilted - pivot) * scale, cos(rotation), sin(rotation))
    return LayoutPoint(
      x: pivot.x + cosine * arm.x - sine * arm.y + tx, y: pivot.y + sine * arm.x + cosine * arm.y + ty)
  }

  /// The smallest upright rectangle that holds `rect` so moved.
  public func bounds(of rect: LayoutRect, in frame: LayoutRect) -> LayoutRect {
    let corners = rect.corners.map { apply(to: $0, in: frame) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return LayoutRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
