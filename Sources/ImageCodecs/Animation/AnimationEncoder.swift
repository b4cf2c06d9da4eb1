package import Raster

/// Takes the frames of an animation one after the other, each as soon as it is drawn, and keeps of them what it will write and
/// not their pixels.
package protocol AnimationEncoder {
  /// Adds a frame, which is as large as the canvas.
  mutating func add(_ frame: Pixmap<StraightPixel>) throws(EncodeError)
  /// The file of the frames so far, of which there must be one; the same bytes for the same frames.
  func finished() throws(EncodeError) -> [UInt8]
}

/// What is common to all frames of an animation.
package struct AnimationCanvas: Sendable, Hashable {
  /// Size of every frame in pixels.
  package var size: PixelSize
  /// Whether every pixel of every frame is opaque; if so, alpha is not looked at.
  package var isOpaque: Bool
  /// Frames a second.
  package var framesPerSecond: Double
  /// Whether it begins again at its end; else it stays at the last frame.
  package var isLooping: Bool

  /// A canvas of all its parts.
  package init(size: PixelSize, isOpaque: Bool, framesPerSecond: Double, isLooping: Bool = false) {
    self.size = size
    self.isOpaque = isOpaque
    self.framesPerSecond = framesPerSecond
    self.isLooping = isLooping
  }
}
