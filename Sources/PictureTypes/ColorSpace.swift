/// The colour space of pixel values. Both spaces have sRGB's transfer function and white point (D65). The raw
/// values are CSS's names, which deck files and manifests use.
package enum ColorSpace: String, Sendable, Hashable, CaseIterable {
  /// sRGB (IEC 61966-2-1).
  case sRGB = "srgb"
  /// Display P3, with the wider primaries of SMPTE EG 432-1.
  case displayP3 = "display-p3"
}
