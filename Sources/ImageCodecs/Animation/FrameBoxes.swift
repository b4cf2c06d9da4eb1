import Raster

/// Chooses the part of each frame that is written.
///
/// On an opaque canvas it is the part that changed since the previous frame, whose other pixels stay. On a
/// clear canvas it is the part that is not clear, and is cleared before the next frame: cards that move leave
/// few pixels unchanged. In both cases the part replaces the pixels under it, so the canvas equals the frame.
struct FrameBoxes {
  let canvas: AnimationCanvas
  private var earlier: Pixmap<StraightPixel>?

  init(_ canvas: AnimationCanvas) { self.canvas = canvas }

  /// Whether the box of a frame is cleared before the next frame is drawn.
  var areCleared: Bool { !canvas.isOpaque }

  /// The part of the next frame to write; a box of one pixel where there is nothing to write.
  ///
  /// - Throws: ``EncodeError`` where the frame has another size than the canvas.
  mutating func next(_ frame: Pixmap<StraightPixel>) throws(EncodeError) -> PixelBox {
    guard frame.size == canvas.size, frame.size.area > 0 else {
      throw EncodeError(reason: "a frame has \(frame.size) pixels on a canvas of \(canvas.size)")
    }
    let nothing = PixelBox(x: 0, y: 0, width: 1, height: 1)
    guard canvas.isOpaque else { return frame.contentBox ?? nothing }
    defer { earlier = frame }
    guard let earlier else { return PixelBox(frame.size) }
    return frame.changedBox(from: earlier) ?? nothing
  }
}
