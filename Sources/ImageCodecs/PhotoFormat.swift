/// The format of an image file, recognised by its first bytes and never by its name.
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
  case tga = "TGA"
  case netpbm = "Netpbm (PNM)"
  case pdf = "PDF"
  case svg = "SVG"

  /// Whether ``PhotoDecoder`` reads the format.
  package var isReadable: Bool { decodable != nil }

  /// The names of the formats that are read.
  package static let readableNames =
    PhotoFormat.heif.isReadable ? "PNG, JPEG, WebP, HEIC or AVIF" : "PNG, JPEG or WebP"

  /// What to do with a file of a format that is not read.
  var advice: String {
    switch self {
    case .heif, .avif:
      "convert it to PNG or JPEG, or install libheif-dev and build with “--traits HEIF”"
    case .png, .jpeg, .webp, .gif, .tiff, .bmp, .jpeg2000, .jpegXL, .photoshop, .icon, .tga, .netpbm, .pdf,
      .svg:
      "convert it to PNG or JPEG"
    }
  }

  /// The format whose signature `bytes` begin with; nil where they begin with none.
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

/// The formats that this build decodes.
enum DecodableFormat {
  case png, jpeg, webp
  #if HEIF
    /// HEIF or AVIF.
    case heif(PhotoFormat)
  #endif
}

extension PhotoFormat {
  /// The same format; nil where it is not read.
  var decodable: DecodableFormat? {
    switch self {
    case .png: .png
    case .jpeg: .jpeg
    case .webp: .webp
    #if HEIF
      case .heif, .avif: .heif(self)
    #else
      case .heif, .avif: nil
    #endif
    case .gif, .tiff, .bmp, .jpeg2000, .jpegXL, .photoshop, .icon, .tga, .netpbm, .pdf, .svg: nil
    }
  }
}
