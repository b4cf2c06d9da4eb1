import Raster
import TestSupport
import Testing

/// Checks that the mark of card `card`, in the channel of that number over a ground of level 20, is at (`x`,
/// `y`) pixels.
///
/// - Parameters:
///   - radius: that of the mark in the picture, in pixels.
///   - tolerance: how far the centroid may be off, in pixels.
func expectMark(
  _ picture: Pixmap<StraightPixel>, card: Int, x: Double, y: Double, radius: Double = 6,
  within tolerance: Double = 0.1, _ comment: Comment
) {
  let found = picture.centroid(
    nearX: x, y: y, reach: radius + 3, channel: Channel.allCases[card], background: 20)
  guard let found else { return #expect(Bool(false), "no mark: \(comment)") }
  #expect(
    abs(found.x - x) < tolerance && abs(found.y - y) < tolerance, "\(found) for (\(x), \(y)): \(comment)")
}
