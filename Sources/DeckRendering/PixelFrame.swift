import DeckKit
import Raster

/// Where a rectangle given in points falls on whole pixels: the pixels that it touches and where in them it lies.
struct PixelFrame: Hashable {
  /// The first pixel that the rectangle touches.
  let x, y: Int
  /// The pixels that it touches.
  let size: PixelSize
  /// The rectangle itself, measured from the first pixel's top left corner.
  let rect: PixelRect

  /// The pixels of `rect`, whose points begin at `origin`, at `scale` pixels a point. Places are rounded to
  /// 1/256 pixel, which keeps whole pixels whole.
  init(_ rect: LayoutRect, origin: LayoutPoint, scale: Double) {
    let (left, top) = (Self.snapped((rect.x - origin.x) * scale), Self.snapped((rect.y - origin.y) * scale))
    let (width, height) = (Self.snapped(rect.width * scale), Self.snapped(rect.height * scale))
    (x, y) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
    self.rect = PixelRect(x: left - Double(x), y: top - Double(y), width: width, height: height)
    size = PixelSize(
      width: Int(self.rect.maxX.rounded(.up)), height: Int(self.rect.maxY.rounded(.up)))
  }

  private static func snapped(_ value: Double) -> Double { (value * 256).rounded() / 256 }
}
