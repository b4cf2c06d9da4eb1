/// A size in points.
public struct LayoutSize: Codable, Sendable, Hashable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a size of `width` × `height` points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
