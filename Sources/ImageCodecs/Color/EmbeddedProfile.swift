/// An ICC profile found in a photo.
struct EmbeddedProfile {
  let bytes: [UInt8]

  /// What the profile makes of pixels of a layout; where it is broken or describes other channels the colours
  /// are taken as sRGB, or inks by the plain formula, and the finding says so.
  ///
  /// - Parameter place: where the file keeps it, for messages: nothing, or words with a space behind.
  func finding(for layout: PixelLayout, _ converter: ColorConverter, place: String = "") -> ColorFinding {
    guard let opened = LittleProfile(bytes, nil) else { return unusable(place + "is broken", layout) }
    guard opened.space == layout.space else {
      return unusable(place + "does not describe \(layout.channels)", layout)
    }
    guard converter.canConvert(.profile(bytes), layout) else {
      return unusable(place + "lacks what a conversion needs", layout)
    }
    return ColorFinding(
      color: .profile(bytes), source: .profile(name: opened.name), profile: bytes, warnings: sizeWarnings)
  }

  /// A profile whose last tags were cut off, or whose writer left the size wrong, may still do.
  private var sizeWarnings: [PhotoWarning] {
    let size = bytes[..<4].reduce(0) { $0 << 8 | Int($1) }
    guard size > bytes.count else { return [] }
    return [
      PhotoWarning(
        code: .profileUnusable,
        message: "the embedded colour profile says that it has \(size) bytes but has \(bytes.count); "
          + "it was used as far as it goes. Where colours look wrong, export the photo again as sRGB")
    ]
  }

  private func unusable(_ fault: String, _ layout: PixelLayout) -> ColorFinding {
    var finding = ColorFinding(profile: bytes, warnings: [Self.warning(fault, layout)])
    if layout.isInk { finding.source = .plainInks }
    return finding
  }

  /// The words for a profile that was not used.
  static func warning(_ fault: String, _ layout: PixelLayout) -> PhotoWarning {
    let assumed = layout.isInk ? "the inks were converted by the plain formula" : "sRGB was assumed"
    return PhotoWarning(
      code: .profileUnusable,
      message: "the embedded colour profile \(fault) and was ignored; \(assumed). "
        + "Where the colours look wrong, export the photo again as sRGB")
  }
}
