/// What the colours of a file are to be read as.
enum SourceColor: Hashable, Sendable {
  case sRGB
  case profile([UInt8])
  case described(RGBDescription)
}

/// What a file says of its colours, and what of that could not be used.
struct ColorFinding {
  var color = SourceColor.sRGB
  var source = ColorSource.assumedSRGB
  /// The embedded profile, unchecked.
  var profile: [UInt8]?
  var warnings: [PhotoWarning] = []
}
