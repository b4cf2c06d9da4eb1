import CLCMS
import PictureTypes

/// The layout in memory of the pixels that a colour transform reads.
enum PixelLayout: Hashable, Sendable {
  /// Red, green, blue, alpha of 8 bits.
  case rgba8
  /// Red, green, blue, alpha of 16 bits in the machine's byte order.
  case rgba16
  /// The same bytes with gray in the first three channels.
  case gray8, gray16
  /// Cyan, magenta, yellow, black of 8 bits; 255 is full ink.
  case cmyk8
  /// The same with 0 for full ink.
  case cmyk8Inverted

  var is16Bit: Bool { self == .rgba16 || self == .gray16 }
  var isGray: Bool { self == .gray8 || self == .gray16 }
  var isInk: Bool { self == .cmyk8 || self == .cmyk8Inverted }

  /// The colour space that a profile must have, as a LittleCMS constant.
  var space: cmsColorSpaceSignature {
    isInk ? cmsSigCmykData : isGray ? cmsSigGrayData : cmsSigRgbData
  }

  /// The layout as a LittleCMS constant.
  var format: cmsUInt32Number {
    switch self {
    case .rgba8: deckle_lcms_rgba8
    case .rgba16: deckle_lcms_rgba16
    case .gray8: deckle_lcms_gray8
    case .gray16: deckle_lcms_gray16
    case .cmyk8: deckle_lcms_cmyk8
    case .cmyk8Inverted: deckle_lcms_cmyk8_inverted
    }
  }

  /// The name of the channels, for messages.
  var channels: String { isInk ? "CMYK" : isGray ? "gray" : "RGB" }
}
