/// An easing curve: a cubic Bézier from (0, 0) to (1, 1). Encoded as the control points [x1, y1, x2, y2].
///
/// Source: CSS Easing Functions Level 1, 2.2 "Cubic Bézier easing functions".
public struct CubicBezier: Sendable, Hashable {
  /// The coordinates of the control points. Both x coordinates are in 0…1.
  public var x1, y1, x2, y2: Double

  /// Creates the curve with the given control points.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// CSS `ease-in-out`: (0.42, 0, 0.58, 1).
  public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)
  /// CSS `linear`.
  public static let linear = CubicBezier(0, 0, 1, 1)

  /// The output progress for the input `progress`, with an error below 1e-12. The input is clamped to 0…1.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    // x increases monotonically with the parameter, so bisection converges. 50 steps reach a width below
    // 1e-15.
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if Self.coordinate(x1, x2, at: middle) < progress { low = middle } else { high = middle }
    }
    return Self.coordinate(y1, y2, at: (low + high) / 2)
  }

  private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}

extension CubicBezier: Codable {
  /// Decodes an array of four numbers.
  ///
  /// - Throws: `DecodingError` if the value is not an array of at least four numbers.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(
      try container.decode(Double.self), try container.decode(Double.self),
      try container.decode(Double.self), try container.decode(Double.self))
  }

  /// Encodes an array of four numbers.
  ///
  /// - Throws: Errors of `encoder`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in [x1, y1, x2, y2] { try container.encode(value) }
  }
}
