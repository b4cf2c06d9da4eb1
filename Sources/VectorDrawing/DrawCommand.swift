package import DeckKit
package import Raster

/// One thing to draw, in points from the top left corner of a page; colours are sRGB with straight alpha.
package enum DrawCommand {
  /// A rectangle whose edges are moved to the nearest whole pixels, so that neighbours share an edge and none is blurred.
  case fill(LayoutRect, StraightPixel)
  /// A polygon, filled, and over it its outline of `width` points with mitred joins, half of it inside.
  case polygon([LayoutPoint], fill: StraightPixel, outline: StraightPixel, width: Double)
  /// A line to the right that is one pixel high at any scale: the first whole pixel below `from`.
  case hairline(from: LayoutPoint, length: Double, StraightPixel)
  /// A text whose box has its top left corner at the point.
  case text(any VectorText, at: LayoutPoint)
  /// A picture stretched over the rectangle.
  case picture(Pixmap<PremultipliedPixel>, LayoutRect)
  /// What is seen of some commands in a rectangle whose edges are moved to whole pixels.
  indirect case clipped(LayoutRect, [DrawCommand])
}

/// A text that was laid out and can be drawn with Cairo.
package protocol VectorText {
  /// Draws the text with its box's top left corner at (`x`, `y`) in the points of a Cairo context.
  ///
  /// - Parameter asPixels: whether letters are drawn as the pixels that they cover, or stay letters, which a reader of a
  ///   document can search and copy.
  func draw(atX x: Double, y: Double, on cairo: OpaquePointer, asPixels: Bool)
}
