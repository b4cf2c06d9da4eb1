/// An ICC profile embedded in a photo.
struct EmbeddedProfile {
  let bytes: [UInt8]

  /// The colours of pixels of a layout. Where the profile is broken or has other channels, they are sRGB, or
  /// for inks `plainInks`, with a warning.
  ///
  /// - Parameter place: The place of the profile in the file, for messages: empty, or a phrase and a space.
  func finding(for layout: PixelLayout, _ converter: ColorConverter, place: String = "") -> ColorFinding {
    guard let opened = LittleProfile(bytes, nil) else { return unusable(place + "is broken", layout) }
    guard opened.space == layout.space else {
      return unusable(place + "does not describe \(layout.channels)", layout)
    }
    guard converter.canConvert(.profile(bytes), layout) else {
      return unusable(place + "lacks tags that a conversion needs", layout)
    }
    return ColorFinding(
      color: .profile(bytes), source: .profile(name: opened.name), profile: bytes, warnings: sizeWarnings)
  }

  /// A warning for a profile that is shorter than it states. It may still be usable.
  private var sizeWarnings: [PhotoWarning] {
    let size = bigEndian(bytes[..<4])
    guard size > bytes.count else { return [] }
    return [
      PhotoWarning(
        code: .profileUnusable,
        message: "the embedded colour profile states \(size) bytes but has \(bytes.count); "
          + "the available part was used; if the colours look wrong, export the photo again as sRGB")
    ]
  }

  private func unusable(_ fault: String, _ layout: PixelLayout) -> ColorFinding {
    var finding = ColorFinding(profile: bytes, warnings: [Self.warning(fault, layout)])
    if layout.isInk { finding.source = .plainInks }
    return finding
  }

  /// A warning for a profile that is ignored. `fault` completes "the embedded colour profile".
  static func warning(_ fault: String, _ layout: PixelLayout) -> PhotoWarning {
    let assumed = layout.isInk ? "the CMYK values were converted by the plain formula" : "sRGB was assumed"
    return PhotoWarning(
      code: .profileUnusable,
      message: "the embedded colour profile \(fault) and was ignored; \(assumed); "
        + "if the colours look wrong, export the photo again as sRGB")
  }
}
