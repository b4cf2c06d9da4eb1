import ImageCodecs
import Raster
import TestSupport

/// Frames of a soft square that moves, changes colour and disappears.
struct FrameFixtures {
  let size: PixelSize
  let isOpaque: Bool

  /// `count` frames. The third one is clear, or equal to the second on an opaque canvas.
  func frames(_ count: Int) -> [Pixmap<StraightPixel>] {
    (0..<count).map { index in frame(index == 2 && isOpaque ? 1 : index, isEmpty: index == 2 && !isOpaque) }
  }

  private func frame(_ index: Int, isEmpty: Bool) -> Pixmap<StraightPixel> {
    let (left, top) = (1 + 3 * index, 2 + index)
    return Pixmap(width: size.width, height: size.height) { x, y in
      let background = isOpaque ? StraightPixel(red: 240, green: 230, blue: 220) : StraightPixel.clear
      guard !isEmpty, (left..<left + 11).contains(x), (top..<top + 9).contains(y) else { return background }
      let isEdge = x == left || y == top
      let color = StraightPixel(
        red: UInt8(40 * index % 256), green: UInt8(200 - 7 * (x - left)), blue: UInt8(60 + 9 * (y - top)),
        alpha: isEdge && !isOpaque ? 100 : 255)
      return color
    }
  }
}

/// Composes frames on a canvas, as decoders of animations do.
struct FrameCanvas {
  private(set) var pixels: Pixmap<StraightPixel>

  init(_ size: PixelSize) { pixels = Pixmap(width: size.width, height: size.height) }

  /// Replaces pixels by those of a picture at a position.
  mutating func replace(_ picture: Pixmap<StraightPixel>, x: Int, y: Int) {
    for row in 0..<picture.height {
      for column in 0..<picture.width { pixels[x + column, y + row] = picture[column, row] }
    }
  }

  /// Clears a box.
  mutating func wipe(_ size: PixelSize, x: Int, y: Int) {
    replace(Pixmap(width: size.width, height: size.height), x: x, y: y)
  }
}
