import PictureTypes

extension ColorSpace {
  /// An ICC profile of the space, of some 500 bytes; always the same bytes.
  var profile: [UInt8] { CompactProfile(self).bytes }

  /// Primaries and curve.
  var description: RGBDescription {
    RGBDescription(primaries: self == .sRGB ? .rec709 : .p3, curve: .sRGB)
  }
}
