/// What the numbers of pixels mean. Both spaces have sRGB's tone curve and white point (D65). The raw values
/// are CSS's names, as deck files and manifests write them.
package enum ColorSpace: String, Sendable, Hashable, CaseIterable {
  /// sRGB (IEC 61966-2-1).
  case sRGB = "srgb"
  /// Display P3: the wider primaries of SMPTE EG 432-1.
  case displayP3 = "display-p3"
}
