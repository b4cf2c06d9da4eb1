/// A picture whose edge pixels are repeated beyond its edges. It is drawn through a map and cut by an
/// outline, which alone decides how much of a pixel is covered.
package struct EdgeRepeatedPicture: Sendable {
  /// The size without the repeated pixels.
  package let size: PixelSize
  /// The picture with ``margin`` repeated pixels on every side.
  let padded: Pixmap<PremultipliedPixel>
  /// A sample one pixel outside, whose neighbours are all inside the padded picture, is an edge pixel.
  /// Samples further outside are moved there.
  static let margin = 3

  /// Creates a copy of `picture`. An empty one is not drawn.
  package init(_ picture: Pixmap<PremultipliedPixel>) {
    let (margin, size) = (Self.margin, picture.size)
    let width = size.width + 2 * margin
    self.size = size
    padded = Pixmap(width: width, height: size.height + 2 * margin) { target in
      guard size.area > 0, let first = target.baseAddress else {
        return target.update(repeating: .clear)
      }
      picture.pixels.withUnsafeBufferPointer { source in
        for y in -margin..<size.height + margin {
          let row = first + (y + margin) * width
          let line = source.baseAddress! + min(max(y, 0), size.height - 1) * size.width
          row.update(repeating: line[0], count: margin)
          (row + margin).update(from: line, count: size.width)
          (row + margin + size.width).update(repeating: line[size.width - 1], count: margin)
        }
      }
    }
  }

  /// The bounds of samples, in phases of the cubic from the centre of the first padded pixel.
  var bounds: SampleBounds {
    let (low, one) = (Int32(Self.margin - 1) << CubicWeights.phaseBits, Int32(1) << CubicWeights.phaseBits)
    return SampleBounds(
      across: low...low + Int32(size.width + 1) * one, down: low...low + Int32(size.height + 1) * one)
  }
}
