/// Where the meaning of a photo's colours was taken from.
package enum ColorSource: Sendable, Hashable, CustomStringConvertible {
  /// The file says nothing that can be used, so it is sRGB by convention.
  case assumedSRGB
  /// The file says that it is sRGB.
  case taggedSRGB
  /// An ICC profile, by the name that it gives itself.
  case profile(name: String)
  /// PNG's gAMA chunk, as the exponent from values to light, with or without chromaticities.
  case gamma(Double, hasChromaticities: Bool)
  /// Code points of ITU-T H.273, in words.
  case codePoints(String)
  /// Inks without a usable profile, by the plain formula.
  case plainInks

  /// In words.
  package var description: String {
    switch self {
    case .assumedSRGB: "no colour information, sRGB assumed"
    case .taggedSRGB: "tagged as sRGB"
    case .profile(let name): "ICC profile “\(name)”"
    case .gamma(let value, let hasChromaticities):
      "gamma \((value * 100).rounded() / 100)" + (hasChromaticities ? " and chromaticities" : "")
    case .codePoints(let words): "code points: \(words)"
    case .plainInks: "CMYK without a profile, plain formula"
    }
  }
}
