import DeckKit
import Raster

/// The position on whole pixels of a rectangle in points: the pixels that it touches, and the rectangle
/// relative to them.
struct PixelFrame: Hashable {
  /// The first pixel that the rectangle touches.
  let x, y: Int
  /// The number of columns and rows that it touches.
  let size: PixelSize
  /// The rectangle, relative to the top left corner of the first pixel.
  let rect: PixelRect

  /// Creates the frame of `rect`, relative to `origin`, at `scale` pixels per point. Coordinates are rounded
  /// to 1/256 pixel, which keeps whole pixels whole.
  init(_ rect: LayoutRect, origin: LayoutPoint, scale: Double) {
    let (left, top) = (Self.snapped((rect.x - origin.x) * scale), Self.snapped((rect.y - origin.y) * scale))
    let (width, height) = (Self.snapped(rect.width * scale), Self.snapped(rect.height * scale))
    (x, y) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
    self.rect = PixelRect(x: left - Double(x), y: top - Double(y), width: width, height: height)
    size = PixelSize(
      width: Int(self.rect.maxX.rounded(.up)), height: Int(self.rect.maxY.rounded(.up)))
  }

  /// Creates the frame of a picture that is `size` points large, rounded to whole pixels: at a scale of 1.5
  /// an odd number of points is no whole number of pixels.
  init(wholePixels size: LayoutSize, scale: Double) {
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    self.init(LayoutRect(x: 0, y: 0, width: width, height: height), origin: .zero, scale: 1)
  }

  /// The part of the frame with those rows, which are counted from its first one.
  func part(rows: Range<Int>) -> PixelFrame {
    let rows = rows.clamped(to: 0..<size.height)
    return PixelFrame(
      x: x, y: y + rows.lowerBound, size: PixelSize(width: size.width, height: rows.count),
      rect: PixelRect(
        x: rect.x, y: rect.y - Double(rows.lowerBound), width: rect.width, height: rect.height))
  }

  private init(x: Int, y: Int, size: PixelSize, rect: PixelRect) {
    (self.x, self.y) = (x, y)
    self.size = size
    self.rect = rect
  }

  private static func snapped(_ value: Double) -> Double { (value * 256).rounded() / 256 }
}
