/// The first bytes of the files of a format.
struct FormatSignature {
  let format: PhotoFormat
  private let parts: [(offset: Int, bytes: [UInt8])]

  private init(_ format: PhotoFormat, _ text: String, at offset: Int = 0) {
    self.init(format, Array(text.utf8), at: offset)
  }

  private init(_ format: PhotoFormat, _ bytes: [UInt8], at offset: Int = 0) {
    self.format = format
    parts = [(offset, bytes)]
  }

  /// The signature of a container and the name of its content at an offset.
  private init(_ format: PhotoFormat, _ container: String, holding text: String, at offset: Int) {
    self.format = format
    parts = [(0, Array(container.utf8)), (offset, Array(text.utf8))]
  }

  func matches(_ file: [UInt8]) -> Bool {
    parts.allSatisfy { file.dropFirst($0.offset).starts(with: $0.bytes) }
  }

  static let all: [FormatSignature] =
    [
      FormatSignature(.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      FormatSignature(.jpeg, [0xFF, 0xD8, 0xFF]),
      FormatSignature(.webp, "RIFF", holding: "WEBP", at: 8),
      FormatSignature(.gif, "GIF8"),
      FormatSignature(.tiff, [0x49, 0x49, 0x2A, 0x00]),
      FormatSignature(.tiff, [0x4D, 0x4D, 0x00, 0x2A]),
      FormatSignature(.tiff, [0x49, 0x49, 0x2B, 0x00]),
      FormatSignature(.tiff, [0x4D, 0x4D, 0x00, 0x2B]),
      FormatSignature(.bmp, "BM"),
      FormatSignature(.jpeg2000, "jP  ", at: 4),
      FormatSignature(.jpeg2000, [0xFF, 0x4F, 0xFF, 0x51]),
      FormatSignature(.jpegXL, [0xFF, 0x0A]),
      FormatSignature(.jpegXL, "JXL ", at: 4),
      FormatSignature(.photoshop, "8BPS"),
      // After the length of its comment: no palette, its kind, and no palette's length (Truevision, C.2).
      FormatSignature(.tga, [0, 2, 0, 0, 0, 0, 0], at: 1),
      FormatSignature(.tga, [0, 3, 0, 0, 0, 0, 0], at: 1),
      FormatSignature(.tga, [0, 10, 0, 0, 0, 0, 0], at: 1),
      FormatSignature(.tga, [0, 11, 0, 0, 0, 0, 0], at: 1),
      FormatSignature(.icon, [0, 0, 1, 0]),
      FormatSignature(.icon, [0, 0, 2, 0]),
      FormatSignature(.pdf, "%PDF"),
    ]
    + ["avif", "avis"].map { FormatSignature(.avif, "ftyp" + $0, at: 4) }
    + ["hei", "hev", "mif", "msf1"].map { FormatSignature(.heif, "ftyp" + $0, at: 4) }
    + (1...7).flatMap { kind in
      [" ", "\n", "\r", "\t"].map { FormatSignature(.netpbm, "P\(kind)\($0)") }
    }

  /// Whether a file of the container that HEIF and AVIF share lists the brand of AVIF (ISO/IEC 14496-12,
  /// 4.3).
  static func listsAVIF(_ bytes: [UInt8]) -> Bool {
    let size = min(bytes.count, bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }, 512)
    return stride(from: 16, to: size - 3, by: 4).contains { bytes[$0..<$0 + 4].elementsEqual("avif".utf8) }
  }

  /// Whether a text is an SVG document: its first element is `svg`, possibly after a byte order mark, an XML
  /// declaration, comments, a document type and whitespace.
  static func isSVG(_ bytes: [UInt8]) -> Bool {
    var rest = bytes.prefix(4096)
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop { $0 <= 0x20 && $0 != 0 }
      if rest.starts(with: "<svg".utf8) { return true }
      guard let end = prologEnd(rest) else { return false }
      rest = rest[end...]
    }
  }

  /// The index after the declaration, comment or document type at the start of a text; nil where there is
  /// none.
  private static func prologEnd(_ text: ArraySlice<UInt8>) -> Int? {
    let parts = [("<?xml", "?>"), ("<!--", "-->"), ("<!DOCTYPE svg", ">")]
    guard let part = parts.first(where: { text.starts(with: $0.0.utf8) }) else { return nil }
    let close = Array(part.1.utf8)
    return text.indices.first { text[$0...].starts(with: close) }.map { $0 + close.count }
  }
}
