import Foundation

/// How a card is moved from its slot: first turned about its anchor, then translated.
///
/// A point p of the container goes to A + R·(p − A) + (tx, ty), where A is the anchor's place in the slot's
/// frame and R the clockwise rotation.
public struct CardTransform: Codable, Sendable, Hashable {
  /// Translation to the right, in points.
  public var tx: Double
  /// Translation downwards, in points.
  public var ty: Double
  /// Clockwise rotation in radians.
  public var rotation: Double
  /// The fixed point of the rotation in the slot's frame: (0, 0) its top left corner, (1, 1) its bottom right one.
  public var anchor: LayoutPoint

  /// A transform of all its parts; by default nothing moves.
  public init(
    tx: Double = 0, ty: Double = 0, rotation: Double = 0, anchor: LayoutPoint = LayoutPoint(x: 0.5, y: 0.5)
  ) {
    self.tx = tx
    self.ty = ty
    self.rotation = rotation
    self.anchor = anchor
  }

  /// Nothing moves.
  public static let identity = CardTransform()

  /// Where the point `point` of the container goes when the card in `frame` is so moved.
  public func apply(to point: LayoutPoint, in frame: LayoutRect) -> LayoutPoint {
    let pivot = LayoutPoint(x: frame.x + anchor.x * frame.width, y: frame.y + anchor.y * frame.height)
    let (arm, cosine, sine) = (point - pivot, cos(rotation), sin(rotation))
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
