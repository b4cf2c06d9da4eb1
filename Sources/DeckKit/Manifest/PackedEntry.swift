/// A file that holds all frames of an animation.
public struct PackedEntry: Codable, Sendable, Hashable {
  /// Path relative to the manifest, with `/`.
  public var path: String
  /// "apng" or "webp".
  public var format: String
  /// Size of every frame in pixels.
  public var width, height: Int
  /// What the pixels' numbers mean, by CSS's name: "srgb" or "display-p3". The file says it as well.
  public var colorSpace: String
  /// Number of frames, as many as the animation has.
  public var frameCount: Int
  /// Seconds that all frames take together.
  public var duration: Double
  /// Whether it begins again at its end; else it stays at the last frame.
  public var loop: Bool
  /// Size of the file.
  public var bytes: Int
  /// SHA-256 of the file, hexadecimal.
  public var sha256: String

  /// An entry of all its parts.
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
