package import Raster

/// Encodes an animation frame by frame. Keeps the encoded frames, not their pixels.
package protocol AnimationEncoder {
  /// Adds a frame of the size of the canvas.
  ///
  /// - Throws: ``EncodeError`` where the frame has another size or cannot be encoded.
  mutating func add(_ frame: Pixmap<StraightPixel>) throws(EncodeError)
  /// The file of the frames added so far; the same frames give the same bytes.
  ///
  /// - Throws: ``EncodeError`` where there are no frames or the file would be too large for its format.
  func finished() throws(EncodeError) -> [UInt8]
}

/// The properties that the frames of an animation share.
package struct AnimationCanvas: Sendable, Hashable {
  /// Size of every frame in pixels.
  package var size: PixelSize
  /// Whether every pixel of every frame is opaque. If so, alpha is ignored.
  package var isOpaque: Bool
  /// Frames per second.
  package var framesPerSecond: Double
  /// Whether the animation repeats; otherwise it stops at the last frame.
  package var isLooping: Bool

  /// A canvas with the given properties.
  package init(size: PixelSize, isOpaque: Bool, framesPerSecond: Double, isLooping: Bool = false) {
    self.size = size
    self.isOpaque = isOpaque
    self.framesPerSecond = framesPerSecond
    self.isLooping = isLooping
  }
}
