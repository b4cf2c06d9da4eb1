import PictureTypes

/// The colours that the chunks of a PNG file describe, in the order of precedence (PNG third edition, 4.3):
/// cICP, iCCP, sRGB, then gAMA with cHRM.
struct PNGColors {
  let chunks: [String: [UInt8]]
  let layout: PixelLayout
  let limits: DecodeLimits
  let converter: ColorConverter

  /// The colours of the first usable chunk in order. Unusable ones are ignored with a warning.
  var finding: ColorFinding {
    var result = ColorFinding()
    let profile = profileFinding
    let candidates = [codePointFinding, profile, tagFinding, gammaFinding]
    for candidate in candidates.compactMap(\.self) {
      result.warnings += candidate.warnings
      if candidate.source != .assumedSRGB {
        (result.color, result.source) = (candidate.color, candidate.source)
        break
      }
    }
    result.profile = profile?.profile
    return result
  }

  private var codePointFinding: ColorFinding? {
    guard let chunk = chunks["cICP"] else { return nil }
    guard chunk.count == 4 else { return ignored("the cICP chunk has \(chunk.count) bytes, not 4") }
    let points = CodePoints(primaries: Int(chunk[0]), transfer: Int(chunk[1]))
    guard !points.isHighDynamicRange else {
      return ignored("the cICP chunk states high dynamic range (\(points.name)), which is not supported")
    }
    guard chunk[2] == 0, chunk[3] == 1, let space = points.space else {
      return ignored(
        "the cICP chunk has the code points \(chunk), which are not those of a full-range RGB space")
    }
    return ColorFinding(
      color: space == ColorSpace.sRGB.description ? .sRGB : .described(space),
      source: .codePoints(points.name))
  }

  private var profileFinding: ColorFinding? {
    guard let chunk = chunks["iCCP"] else { return nil }
    guard let bytes = PackedProfile(chunk).profile(limit: limits.profileBytes) else {
      let fault = "in the iCCP chunk cannot be unpacked"
      return ColorFinding(warnings: [EmbeddedProfile.warning(fault, layout)])
    }
    return EmbeddedProfile(bytes: bytes).finding(for: layout, converter, place: "in the iCCP chunk ")
  }

  private var tagFinding: ColorFinding? {
    guard let chunk = chunks["sRGB"] else { return nil }
    guard chunk.count == 1, chunk[0] <= 3 else {
      return ignored("the sRGB chunk has an invalid rendering intent")
    }
    return ColorFinding(color: .sRGB, source: .taggedSRGB)
  }

  private var gammaFinding: ColorFinding? {
    guard let chunk = chunks["gAMA"] else {
      return chunks["cHRM"].map { _ in ignored("the cHRM chunk has no effect without a gAMA chunk") }
    }
    guard chunk.count == 4, (5_000...1_000_000).contains(bigEndian(chunk[...])) else {
      return ignored("the gAMA chunk has an invalid value")
    }
    return finding(gamma: bigEndian(chunk[...]))
  }

  private func finding(gamma: Int) -> ColorFinding {
    let exponent = 100_000 / Double(gamma)
    let (stated, warnings) = chromaticities
    var result = ColorFinding(
      source: .gamma(exponent, hasChromaticities: stated != nil), warnings: warnings)
    // Alone, a gamma of 1/2.2 stands for sRGB, as in browsers. With chromaticities it is taken literally.
    let meansSRGB = (45_400...45_500).contains(gamma) && stated == nil
    if !meansSRGB {
      result.color = .described(RGBDescription(primaries: stated ?? .rec709, curve: .power(exponent)))
    }
    return result
  }

  private var chromaticities: (Chromaticities?, [PhotoWarning]) {
    guard let chunk = chunks["cHRM"] else { return (nil, []) }
    let numbers = stride(from: 0, to: chunk.count - 3, by: 4).map {
      Double(bigEndian(chunk[$0..<$0 + 4])) / 100_000
    }
    if numbers.count == 8 {
      let points = (0..<4).map { Chromaticity(numbers[2 * $0], numbers[2 * $0 + 1]) }
      let found = Chromaticities(white: points[0], red: points[1], green: points[2], blue: points[3])
      if found.isPossible { return (found, []) }
    }
    return (
      nil, [Self.warning("the cHRM chunk has invalid chromaticities", assumed: "those of sRGB were assumed")]
    )
  }

  private func ignored(_ fault: String) -> ColorFinding {
    ColorFinding(warnings: [Self.warning(fault, assumed: "the colours were read without it")])
  }

  private static func warning(_ fault: String, assumed: String) -> PhotoWarning {
    PhotoWarning(
      code: .colorInfoIgnored,
      message:
        "\(fault); it was ignored, and \(assumed); if the colours look wrong, export the photo again as sRGB")
  }
}
