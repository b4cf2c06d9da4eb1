import DeckKit
import Raster

/// An offset in whole pixels and a fraction of a pixel, which is rounded to 1/256.
struct PixelOffset {
  /// The whole pixels, rounded down.
  let x, y: Int
  /// The rest, 0…255, in 1/256 pixel.
  let right, down: Int

  /// Creates the offset of a length in points at `scale` pixels per point.
  init(_ offset: LayoutPoint, scale: Double) {
    let (across, along) = (Int((offset.x * scale * 256).rounded()), Int((offset.y * scale * 256).rounded()))
    (x, y) = (across >> 8, along >> 8)
    (right, down) = (across & 255, along & 255)
  }

  /// The coverage of pixels by a shape that is moved by the fraction.
  ///
  /// - Parameter mask: The coverage by the shape where it is.
  func coverage(by shape: RoundedRect, _ mask: CoverageMask) -> CoverageMask {
    guard right > 0 || down > 0 else { return mask }
    let moved = shape.moved(x: Double(right) / 256, y: Double(down) / 256)
    return CoverageMask(
      roundedRect: moved.rect, radius: moved.radius,
      size: PixelSize(width: mask.width + 1, height: mask.height + 1))
  }
}
