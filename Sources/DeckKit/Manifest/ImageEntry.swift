/// An image file.
public struct ImageEntry: Codable, Sendable, Hashable {
  /// The content of a card's picture. Later versions may define other roles than the constants here.
  public struct Role: RawRepresentable, Codable, Sendable, Hashable {
    /// The name in the manifest.
    public var rawValue: String
    /// Creates a role from its name in the manifest.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The complete card without its shadow.
    public static let card = Role(rawValue: "card")
    /// The cropped photo only.
    public static let photo = Role(rawValue: "photo")
    /// The decoration and texts without the photo.
    public static let overlay = Role(rawValue: "overlay")
  }

  /// The content of a card's picture; nil for other pictures.
  public var role: Role?
  /// Path relative to the manifest, with `/` as separator.
  public var path: String
  /// "png", "jpeg" or "webp".
  public var format: String
  /// Width in pixels.
  public var width: Int
  /// Height in pixels.
  public var height: Int
  /// Pixels per point.
  public var scale: Double
  /// Colour space by its CSS name, "srgb" or "display-p3"; the file declares the same one.
  public var colorSpace: String
  /// File size in bytes.
  public var bytes: Int
  /// SHA-256 of the file in hexadecimal.
  public var sha256: String
  /// SHA-256 of the decoded rows as 8-bit RGBA with straight alpha, in hexadecimal.
  public var pixelSha256: String

  /// Creates an entry with the given values.
  public init(
    role: Role? = nil, path: String, format: String, width: Int, height: Int, scale: Double,
    colorSpace: String = "srgb", bytes: Int,
    sha256: String, pixelSha256: String
  ) {
    self.role = role
    self.path = path
    self.format = format
    self.width = width
    self.height = height
    self.scale = scale
    self.colorSpace = colorSpace
    self.bytes = bytes
    self.sha256 = sha256
    self.pixelSha256 = pixelSha256
  }
}
