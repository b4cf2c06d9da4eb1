/// The part of a file that describes its colours.
package enum ColorSource: Sendable, Hashable, CustomStringConvertible {
  /// None that can be used: sRGB is assumed.
  case assumedSRGB
  /// A tag for sRGB.
  case taggedSRGB
  /// An ICC profile with the given description.
  case profile(name: String)
  /// PNG's gAMA chunk, as the exponent from stored values to light, with or without a cHRM chunk.
  case gamma(Double, hasChromaticities: Bool)
  /// Tags of the Exif block with the given description.
  case exif(String)
  /// Code points of ITU-T H.273 with the given names.
  case codePoints(String)
  /// CMYK without a usable profile, converted by ``PlainInks``.
  case plainInks

  /// A description for the manifest.
  package var description: String {
    switch self {
    case .assumedSRGB: "no colour information, sRGB assumed"
    case .taggedSRGB: "tagged as sRGB"
    case .profile(let name): "ICC profile “\(name)”"
    case .gamma(let value, let hasChromaticities):
      "gamma \((value * 100).rounded() / 100)" + (hasChromaticities ? " and chromaticities" : "")
    case .exif(let tags): "Exif: \(tags)"
    case .codePoints(let name): "code points: \(name)"
    case .plainInks: "CMYK without a profile, plain formula"
    }
  }
}
