/// A point of a picture, in 1/10,000 of its width and height from the top left corner.
package struct SalientPoint: Sendable, Hashable {
  /// To the right, 0…10,000.
  package var x: Int
  /// Downwards, 0…10,000.
  package var y: Int

  /// A point with the given coordinates.
  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The expected centre of a head: in the middle, somewhat above half the height. The result for pictures
  /// without saliency, such as uniform or clear ones.
  package static let expected = SalientPoint(x: 5000, y: 4000)

  /// The square of the distance to ``expected``.
  fileprivate var distance: Int {
    let (dx, dy) = (x - Self.expected.x, y - Self.expected.y)
    return dx * dx + dy * dy
  }
}

extension Pixmap<PremultipliedPixel> {
  /// The point on which to centre a crop so that it contains a face or the most salient part of the picture.
  ///
  /// The centre of the window with the highest saliency (see ``SaliencyMap``) in a copy of at most 81 × 81
  /// pixels. Saliency counts fully in the centre of the window and not at all at its edge. Among equal
  /// windows the nearest to ``SalientPoint/expected`` is chosen. Works on premultiplied sRGB-encoded values
  /// in integers, so the result is the same on every machine.
  ///
  /// - Parameters:
  ///   - window: The size of the crop in pixels of the upright picture. Limited to half the picture, because
  ///     the position of a larger window makes little difference.
  ///   - orientation: How the picture is turned for the analysis.
  package func salientPoint(window: PixelSize, upright orientation: Orientation = .upright) -> SalientPoint {
    guard width > 0, height > 0 else { return .expected }
    let small = boxAveraged(to: PixelSize(width: cellCount(width), height: cellCount(height)))
      .oriented(orientation)
    let size = orientation.upright(size)
    let isSmall = 20 * window.width < 9 * size.width || 20 * window.height < 9 * size.height
    return SaliencyMap(small).heaviestPoint(
      allowsNearTies: isSmall,
      reachX: reach(of: window.width, over: size.width, cells: small.width),
      reachY: reach(of: window.height, over: size.height, cells: small.height))
  }

  /// The number of pixels of the copy along a side of `extent` pixels: 81 on the longer side. Odd, so that
  /// there is a middle one.
  private func cellCount(_ extent: Int) -> Int {
    let longest = max(width, height)
    let cells = min(extent, (extent * analysisSize + longest / 2) / longest)
    return max(1, cells - (1 - cells % 2))
  }

  /// The reach in cells, from its centre, of a window of `window` pixels, but at most half of `extent`.
  private func reach(of window: Int, over extent: Int, cells: Int) -> Int {
    max(0, (min(2 * window, extent) * cells / (2 * extent) - 1) / 2)
  }
}

/// Pixels of the longer side of the copy that is analysed: large enough for a face, and analysed in less than
/// a millisecond.
private let analysisSize = 81

/// Where a window is clearly smaller than half the picture (by 9/20), others whose saliency is less by at
/// most this fraction count as equal to the best one. The size at which a photo is decoded changes saliency
/// by as much, and such a window would then lie in another place for each size.
private let tieFraction = 1024

extension SaliencyMap {
  /// The centre of the window of the greatest weighted sum. Summing twice, each time over half the window,
  /// gives weights that fall from the centre to the edge.
  fileprivate func heaviestPoint(allowsNearTies: Bool, reachX: Int, reachY: Int) -> SalientPoint {
    let sums = IntegralImage(weights, width: size.width).sums(reachX: reachX / 2, reachY: reachY / 2)
    let scores = IntegralImage(sums, width: size.width)
      .sums(reachX: reachX - reachX / 2, reachY: reachY - reachY / 2)
    guard let best = scores.max(), best > 0 else { return .expected }
    let enough = allowsNearTies ? best - best / tieFraction : best
    let heaviest = scores.indices.lazy.filter { scores[$0] >= enough }.map(middle)
    return heaviest.min { $0.distance < $1.distance } ?? .expected
  }

  private func middle(of cell: Int) -> SalientPoint {
    SalientPoint(
      x: (2 * (cell % size.width) + 1) * 5000 / size.width,
      y: (2 * (cell / size.width) + 1) * 5000 / size.height)
  }
}
