/// A kind of image file, told by its first bytes and never by its name.
public enum PhotoFormat: String, Sendable, Hashable {
  case png = "PNG"
  case jpeg = "JPEG"
  case webp = "WebP"
  case gif = "GIF"
  case heif = "HEIF"
  case avif = "AVIF"
  case tiff = "TIFF"
  case bmp = "BMP"
  case jpeg2000 = "JPEG 2000"
  case pdf = "PDF"
  case svg = "SVG"

  /// Whether ``PhotoDecoder`` reads it.
  public var isReadable: Bool { self == .png || self == .jpeg }

  /// The format whose signature `bytes` begin with; nil when none fits.
  public init?(sniffing bytes: [UInt8]) {
    guard let match = Self.signatures.first(where: { $0.matches(bytes) }) else { return nil }
    self = match.format
  }

  private struct Signature {
    let format: PhotoFormat
    let offset: Int
    let bytes: [UInt8]

    init(_ format: PhotoFormat, _ text: String, at offset: Int = 0) {
      self.init(format, Array(text.utf8), at: offset)
    }

    init(_ format: PhotoFormat, _ bytes: [UInt8], at offset: Int = 0) {
      self.format = format
      self.offset = offset
      self.bytes = bytes
    }

    func matches(_ file: [UInt8]) -> Bool { file.dropFirst(offset).starts(with: bytes) }
  }

  private static let signatures: [Signature] = [
    Signature(.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    Signature(.jpeg, [0xFF, 0xD8, 0xFF]),
    Signature(.webp, "WEBP", at: 8),
    Signature(.gif, "GIF8"),
    Signature(.avif, "ftypavif", at: 4),
    Signature(.avif, "ftypavis", at: 4),
    Signature(.heif, "ftyphei", at: 4),
    Signature(.heif, "ftyphev", at: 4),
    Signature(.heif, "ftypmif1", at: 4),
    Signature(.heif, "ftypmsf1", at: 4),
    Signature(.tiff, [0x49, 0x49, 0x2A, 0x00]),
    Signature(.tiff, [0x4D, 0x4D, 0x00, 0x2A]),
    Signature(.bmp, "BM"),
    Signature(.jpeg2000, "jP  ", at: 4),
    Signature(.pdf, "%PDF"),
    Signature(.svg, "<svg"),
  ]
}
