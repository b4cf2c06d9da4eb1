/// An extent in points.
public struct LayoutSize: Codable, Sendable, Hashable {
  /// Points across.
  public var width: Double
  /// Points down.
  public var height: Double

  /// An extent of `width` × `height` points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
