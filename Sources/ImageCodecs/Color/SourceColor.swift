/// The colour space of the pixels of a file.
enum SourceColor: Hashable, Sendable {
  case sRGB
  case profile([UInt8])
  case described(RGBDescription)
}

/// The colours that a file describes, and warnings for descriptions that cannot be used.
struct ColorFinding {
  var color = SourceColor.sRGB
  var source = ColorSource.assumedSRGB
  /// The embedded profile, unchecked.
  var profile: [UInt8]?
  var warnings: [PhotoWarning] = []
}
