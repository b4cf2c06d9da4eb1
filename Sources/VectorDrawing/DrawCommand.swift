package import DeckKit
package import Raster

/// A drawing command, in points from the top left corner of a page. Colours are sRGB with straight alpha.
package enum DrawCommand {
  /// A filled rectangle. Its edges are moved to the nearest whole pixels, so that adjacent rectangles share
  /// an edge and no edge is blurred.
  case fill(LayoutRect, StraightPixel)
  /// A filled polygon and over it its outline of `width` points with mitred joins, half of it inside.
  case polygon([LayoutPoint], fill: StraightPixel, outline: StraightPixel, width: Double)
  /// A line to the right from `from`, one whole pixel high at any scale, below that point.
  case hairline(from: LayoutPoint, length: Double, StraightPixel)
  /// A text. The point is the top left corner of its box.
  case text(any VectorText, at: LayoutPoint)
  /// A picture scaled to the rectangle.
  case picture(Pixmap<PremultipliedPixel>, LayoutRect)
  /// Commands clipped to a rectangle, whose edges are moved to whole pixels.
  indirect case clipped(LayoutRect, [DrawCommand])
}

/// A laid-out text that can be drawn with Cairo.
package protocol VectorText {
  /// Draws the text with the top left corner of its box at (`x`, `y`), in points of a Cairo context.
  ///
  /// - Parameter asPixels: Whether letters are drawn as pixels. Otherwise they are text, which can be
  ///   searched and copied in a document.
  /// - Throws: ``CairoError`` where a glyph cannot be drawn.
  func draw(atX x: Double, y: Double, on cairo: OpaquePointer, asPixels: Bool) throws(CairoError)
}
