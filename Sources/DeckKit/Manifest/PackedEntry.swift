/// A file that contains all frames of an animation.
public struct PackedEntry: Codable, Sendable, Hashable {
  /// Path relative to the manifest, with `/` as separator.
  public var path: String
  /// "apng" or "webp".
  public var format: String
  /// Size of every frame in pixels.
  public var width, height: Int
  /// Colour space by its CSS name, "srgb" or "display-p3"; the file declares the same one.
  public var colorSpace: String
  /// Number of frames, equal to that of the animation.
  public var frameCount: Int
  /// Total duration in seconds.
  public var duration: Double
  /// Whether the animation repeats. If false, it stops at the last frame.
  public var loop: Bool
  /// File size in bytes.
  public var bytes: Int
  /// SHA-256 of the file in hexadecimal.
  public var sha256: String

  /// Creates an entry with the given values.
  public init(
    path: String, format: String, width: Int, height: Int, colorSpace: String = "srgb", frameCount: Int,
    duration: Double, loop: Bool, bytes: Int, sha256: String
  ) {
    self.path = path
    self.format = format
    self.width = width
    self.height = height
    self.colorSpace = colorSpace
    self.frameCount = frameCount
    self.duration = duration
    self.loop = loop
    self.bytes = bytes
    self.sha256 = sha256
  }
}
