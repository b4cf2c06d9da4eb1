/// A horizontal strip of pages, each as wide as the container.
public struct StripLayout: Codable, Sendable, Hashable {
  /// Space between two pages in points.
  public var spacing: Double
  /// Space on the left and right of a page's card in points.
  public var padding: Double

  /// Creates a layout with the given values.
  public init(spacing: Double, padding: Double) {
    self.spacing = spacing
    self.padding = padding
  }

  /// The distance between the origins of adjacent pages in points.
  public func stride(in size: LayoutSize) -> Double { size.width + spacing }

  /// The frame of the current page's card, in a strip that spans the container's height from `top` to
  /// `bottom`.
  public func cardFrame(in size: LayoutSize, from top: Double, to bottom: Double) -> LayoutRect {
    LayoutRect(x: padding, y: top, width: size.width - 2 * padding, height: bottom - top)
  }
}
