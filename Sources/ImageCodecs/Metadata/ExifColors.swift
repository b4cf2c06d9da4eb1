/// The colours that an Exif block states, as cameras do that embed no ICC profile.
///
/// In order of precedence: ColorSpace 1 (sRGB); WhitePoint, PrimaryChromaticities and Gamma together;
/// ColorSpace 2 or InteroperabilityIndex R03, which stand for Adobe RGB (1998).
struct ExifColors {
  /// Exif 2.32, 4.6: tags of IFD0, of the Exif directory and of the interoperability directory.
  private enum Tag {
    static let whitePoint: UInt32 = 0x013E
    static let primaryChromaticities: UInt32 = 0x013F
    static let exifDirectory: UInt32 = 0x8769
    static let colorSpace: UInt32 = 0xA001
    static let interoperabilityDirectory: UInt32 = 0xA005
    static let gamma: UInt32 = 0xA500
    static let interoperabilityIndex: UInt32 = 0x0001
  }

  /// The exponents that are accepted; those of real colour spaces are 1 to 2.6.
  private static let gammas = 1.0...4.0
  /// The largest deviation of rounded chromaticities from those of Adobe RGB.
  private static let tolerance = 0.001

  private var colorSpace: UInt32?
  private var interoperability: String?
  private var whitePoint: [Double]?
  private var primaries: [Double]?
  private var gamma: Double?

  /// Reads a block of a JPEG, PNG or WebP file. ``ExifOrientation`` warns of blocks that are damaged.
  init(_ block: [UInt8]) {
    let block =
      block.starts(with: TIFFReader.signature) ? Array(block.dropFirst(TIFFReader.signature.count)) : block
    guard let reader = try? TIFFReader(block), let first = try? reader.firstDirectory else { return }
    whitePoint = try? reader.rationals(2, tag: Tag.whitePoint, inDirectoryAt: first)
    primaries = try? reader.rationals(6, tag: Tag.primaryChromaticities, inDirectoryAt: first)
    guard let exif = try? reader.integer(tag: Tag.exifDirectory, inDirectoryAt: first) else { return }
    colorSpace = try? reader.integer(tag: Tag.colorSpace, inDirectoryAt: Int(exif))
    gamma = (try? reader.rationals(1, tag: Tag.gamma, inDirectoryAt: Int(exif)))?.first
    guard
      let other = try? reader.integer(tag: Tag.interoperabilityDirectory, inDirectoryAt: Int(exif))
    else { return }
    interoperability = try? reader.shortText(tag: Tag.interoperabilityIndex, inDirectoryAt: Int(other))
  }

  /// `finding` if it has colours or a profile, else the colours of an Exif block; those of `finding` where
  /// there is no block or it states none. CMYK is not converted by them.
  static func finding(of block: [UInt8]?, below finding: ColorFinding, _ layout: PixelLayout) -> ColorFinding
  {
    let hasProfile = finding.profile != nil || finding.warnings.contains { $0.code == .profileUnusable }
    guard let block, finding.source == .assumedSRGB, !hasProfile, !layout.isInk,
      var found = ExifColors(block).finding
    else { return finding }
    found.warnings = finding.warnings + found.warnings
    return found
  }

  /// The stated colours; nil where there are none beside sRGB.
  private var finding: ColorFinding? {
    if colorSpace == 1 { return nil }
    if let whitePoint, let primaries, let gamma { return finding(whitePoint + primaries, gamma) }
    if colorSpace == 2 { return adobeRGB("ColorSpace 2") }
    return interoperability == "R03" ? adobeRGB("InteroperabilityIndex R03") : nil
  }

  private func finding(_ numbers: [Double], _ gamma: Double) -> ColorFinding {
    let points = (0..<4).map { Chromaticity(numbers[2 * $0], numbers[2 * $0 + 1]) }
    let stated = Chromaticities(white: points[0], red: points[1], green: points[2], blue: points[3])
    guard stated.isPossible, Self.gammas.contains(gamma) else { return impossible }
    if abs(gamma - 2.2) < 0.01, stated.isEqual(to: .adobeRGB, within: Self.tolerance) {
      return adobeRGB("chromaticities and gamma")
    }
    return ColorFinding(
      color: .described(RGBDescription(primaries: stated, curve: .power(gamma))),
      source: .exif("chromaticities and gamma \((gamma * 100).rounded() / 100)"))
  }

  private func adobeRGB(_ tag: String) -> ColorFinding {
    ColorFinding(color: .described(.adobeRGB), source: .exif("Adobe RGB (1998), \(tag)"))
  }

  private var impossible: ColorFinding {
    ColorFinding(warnings: [
      PhotoWarning(
        code: .colorInfoIgnored,
        message: "the Exif block has impossible chromaticities or a gamma outside 1 to 4; they were ignored, "
          + "and sRGB was assumed; if the colours look wrong, export the photo again as sRGB")
    ])
  }
}

extension RGBDescription {
  /// Adobe RGB (1998) color image encoding, version 2005-05, 4.3: the exponent is 2 51/256.
  static let adobeRGB = RGBDescription(primaries: .adobeRGB, curve: .power(563.0 / 256))
}

extension Chromaticities {
  fileprivate static let adobeRGB = Chromaticities(
    white: Chromaticity(0.3127, 0.3290), red: Chromaticity(0.64, 0.33), green: Chromaticity(0.21, 0.71),
    blue: Chromaticity(0.15, 0.06))

  /// Whether no coordinate differs by more than `tolerance`.
  fileprivate func isEqual(to other: Chromaticities, within tolerance: Double) -> Bool {
    zip([white, red, green, blue], [other.white, other.red, other.green, other.blue]).allSatisfy {
      abs($0.x - $1.x) <= tolerance && abs($0.y - $1.y) <= tolerance
    }
  }
}
