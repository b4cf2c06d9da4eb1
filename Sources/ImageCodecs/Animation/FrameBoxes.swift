import Raster

/// Decides which part of each frame is written, so that borders cost nothing.
///
/// On an opaque canvas a frame is what changed since the one before, which is left standing under it. On a clear one
/// it is everything that is not clear, and is wiped away before the next: cards that move leave little standing anyway. Both
/// replace what lies under their box, so that the canvas is the frame exactly.
struct FrameBoxes {
  let canvas: AnimationCanvas
  private var earlier: Pixmap<StraightPixel>?

  init(_ canvas: AnimationCanvas) { self.canvas = canvas }

  /// Whether a frame's box is made clear before the next one is drawn.
  var areWiped: Bool { !canvas.isOpaque }

  /// The part of the next frame to write; of one pixel where nothing would be needed.
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
