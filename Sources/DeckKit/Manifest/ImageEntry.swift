/// One image file.
public struct ImageEntry: Codable, Sendable, Hashable {
  /// What a card's picture shows; a later version may know more than these.
  public struct Role: RawRepresentable, Codable, Sendable, Hashable {
    /// Its name.
    public var rawValue: String
    /// The role of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The finished card without its shadow.
    public static let card = Role(rawValue: "card")
    /// The cropped photo alone.
    public static let photo = Role(rawValue: "photo")
    /// Decoration and texts without the photo.
    public static let overlay = Role(rawValue: "overlay")
  }

  /// What it shows; only on a card's pictures.
  public var role: Role?
  /// Path relative to the manifest, with `/`.
  public var path: String
  /// "png", "jpeg" or "webp".
  public var format: String
  /// Pixels across.
  public var width: Int
  /// Pixels down.
  public var height: Int
  /// Pixels a point.
  public var scale: Int
  /// What the pixels' numbers mean, by CSS's name: "srgb" or "display-p3". The file says it as well.
  public var colorSpace: String
  /// Size of the file.
  public var bytes: Int
  /// SHA-256 of the file, hexadecimal.
  public var sha256: String
  /// SHA-256 of the decoded rows as straight RGBA of 8 bits, hexadecimal.
  public var pixelSha256: String

  /// An entry of all its parts.
  public init(
    role: Role? = nil, path: String, format: String, width: Int, height: Int, scale: Int,
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
