/// A kind of image file, told by its first bytes and never by its name.
package enum PhotoFormat: String, Sendable, Hashable, CaseIterable {
  case png = "PNG"
  case jpeg = "JPEG"
  case webp = "WebP"
  case gif = "GIF"
  case heif = "HEIF"
  case avif = "AVIF"
  case tiff = "TIFF"
  case bmp = "BMP"
  case jpeg2000 = "JPEG 2000"
  case jpegXL = "JPEG XL"
  case photoshop = "Photoshop"
  case icon = "Windows icon"
  case netpbm = "Netpbm (PNM)"
  case pdf = "PDF"
  case svg = "SVG"

  /// Whether ``PhotoDecoder`` reads it.
  package var isReadable: Bool {
    switch self {
    case .png, .jpeg, .webp: true
    case .heif, .avif: Self.readsHEIF
    default: false
    }
  }

  #if HEIF
    private static let readsHEIF = true
  #else
    private static let readsHEIF = false
  #endif

  /// The formats that are read, in words.
  static let readableWords =
    readsHEIF ? "PNG, JPEG, WebP, HEIC or AVIF" : "PNG, JPEG or WebP"

  /// What to do with a file of a format that is not read.
  var advice: String {
    switch self {
    case .heif, .avif:
      "Convert it to PNG or JPEG, or install libheif-dev and build with “--traits HEIF”"
    default: "Convert it to PNG or JPEG"
    }
  }

  /// The format whose signature `bytes` begin with; nil when none fits.
  package init?(sniffing bytes: [UInt8]) {
    if let match = FormatSignature.all.first(where: { $0.matches(bytes) }) {
      self = match.format == .heif && FormatSignature.listsAVIF(bytes) ? .avif : match.format
    } else if FormatSignature.isSVG(bytes) {
      self = .svg
    } else {
      return nil
    }
  }
}
