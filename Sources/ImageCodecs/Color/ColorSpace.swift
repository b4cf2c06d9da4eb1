/// What the numbers of finished pixels mean. Both spaces have sRGB's tone curve and white (D65).
package enum ColorSpace: String, Sendable, Hashable, CaseIterable {
  /// sRGB (IEC 61966-2-1).
  case sRGB
  /// Display P3: the wider primaries of SMPTE EG 432-1.
  case displayP3
}

extension ColorSpace {
  /// An ICC profile of the space, of some 500 bytes; always the same bytes.
  var profile: [UInt8] { CompactProfile(self).bytes }

  /// Primaries and curve.
  var description: RGBDescription {
    RGBDescription(primaries: self == .sRGB ? .rec709 : .p3, curve: .sRGB)
  }
}
