/// A point of a picture in ten-thousandths of its width and height, from the top left corner.
package struct SalientPoint: Sendable, Hashable {
  /// To the right, 0…10 000.
  package var x: Int
  /// Downwards, 0…10 000.
  package var y: Int

  /// A point at these ten-thousandths.
  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// Where a head is looked for first: in the middle, somewhat above half the height. Stands for pictures in which nothing
  /// draws the eye, such as flat or clear ones.
  package static let expected = SalientPoint(x: 5000, y: 4000)

  /// The square of the distance to ``expected``.
  fileprivate var distance: Int {
    let (dx, dy) = (x - Self.expected.x, y - Self.expected.y)
    return dx * dx + dy * dy
  }
}

extension Pixmap<PremultipliedPixel> {
  /// The point that a crop should be centred on, so that a face, or whatever draws the eye most, is kept.
  ///
  /// Looks at a copy of at most 81 × 81 pixels, weighs them (see ``SaliencyMap``) and finds the window that weighs most,
  /// where what lies in its middle counts in full and what lies at its edge does not count. Of equals the one nearest
  /// to ``SalientPoint/expected`` is taken. The point is that window's middle. Works on sRGB-encoded premultiplied values
  /// in integers, so that it is the same on every machine; clear pixels weigh nothing.
  ///
  /// - Parameters:
  ///   - window: size in pixels of the part that a crop shows, upright. What spans more than half the picture says
  ///     little of where to look; half the picture is then looked for.
  ///   - orientation: how the picture is turned to be looked at; its pixels stay as they are.
  package func salientPoint(window: PixelSize, upright orientation: Orientation = .upright) -> SalientPoint {
    guard width > 0, height > 0 else { return .expected }
    let small = boxAveraged(to: PixelSize(width: cells(over: width), height: cells(over: height)))
      .oriented(orientation)
    let size = orientation.upright(size)
    return SaliencyMap(small).heaviestPoint(
      reachX: reach(of: window.width, over: size.width, cells: small.width),
      reachY: reach(of: window.height, over: size.height, cells: small.height))
  }

  /// The small copy's pixels along a side of `extent` pixels: 81 on the longer side. Odd, so that there is a middle one.
  private func cells(over extent: Int) -> Int {
    let longest = max(width, height)
    let cells = min(extent, (extent * 81 + longest / 2) / longest)
    return max(1, cells - (1 - cells % 2))
  }

  /// How far from its middle a window of `window` pixels of `extent`, or of half the extent if that is less, reaches.
  private func reach(of window: Int, over extent: Int, cells: Int) -> Int {
    max(0, (min(2 * window, extent) * cells / (2 * extent) - 1) / 2)
  }
}

extension SaliencyMap {
  /// The middle of the heaviest window that reaches so far. Summing sums over half the window weighs what is in its middle
  /// most and what is at its edge least.
  fileprivate func heaviestPoint(reachX: Int, reachY: Int) -> SalientPoint {
    let sums = IntegralImage(weights, width: size.width).sums(reachX: reachX / 2, reachY: reachY / 2)
    let scores = IntegralImage(sums, width: size.width)
      .sums(reachX: reachX - reachX / 2, reachY: reachY - reachY / 2)
    guard let best = scores.max(), best > 0 else { return .expected }
    let heaviest = scores.indices.lazy.filter { scores[$0] == best }.map(middle)
    return heaviest.min { $0.distance < $1.distance } ?? .expected
  }

  private func middle(of cell: Int) -> SalientPoint {
    SalientPoint(
      x: (2 * (cell % size.width) + 1) * 5000 / size.width,
      y: (2 * (cell / size.width) + 1) * 5000 / size.height)
  }
}
