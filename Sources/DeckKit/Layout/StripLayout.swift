/// Pages as wide as the container, side by side.
public struct StripLayout: Codable, Sendable, Hashable {
  /// Points between two pages.
  public var spacing: Double
  /// Points of a page at either side of its card; neighbours show through them while the strip moves.
  public var padding: Double

  /// A layout of all its parts.
  public init(spacing: Double, padding: Double) {
    self.spacing = spacing
    self.padding = padding
  }

  /// Points from one page to the next.
  public func stride(in size: LayoutSize) -> Double { size.width + spacing }

  /// The card of the page that is shown, in a strip that takes the container's height from `top` to `bottom`.
  public func cardFrame(in size: LayoutSize, from top: Double, to bottom: Double) -> LayoutRect {
    LayoutRect(x: padding, y: top, width: size.width - 2 * padding, height: bottom - top)
  }
}
