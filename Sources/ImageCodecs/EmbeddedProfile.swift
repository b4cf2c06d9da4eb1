import CLCMS
import Raster

/// Pixels after colour conversion and what there is to say of it.
struct ColorConversion {
  var pixmap: Pixmap<StraightPixel>
  var isConverted = false
  var warnings: [String] = []
}

/// An ICC profile found in a photo, converted from by LittleCMS: relative colorimetric with black point
/// compensation, to its built-in sRGB.
struct EmbeddedProfile {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// sRGB colours of pixels that the profile describes; alpha is kept. A profile that is broken or does not
  /// fit leaves the pixels as they are and is a warning.
  func convert(_ source: Pixmap<StraightPixel>) -> ColorConversion {
    guard let transform = ProfileTransform(profile: bytes, input: .color), transform.fits(source) else {
      return ColorConversion(
        pixmap: source, warnings: ["the embedded colour profile cannot be used; sRGB was assumed"])
    }
    guard !transform.isNearlyIdentity else { return ColorConversion(pixmap: source) }
    return ColorConversion(pixmap: transform.apply(source), isConverted: true)
  }

  /// sRGB colours of ink samples; nil where the profile is not one for CMYK.
  func convert(ink samples: Pixmap<StraightPixel>, _ kind: InkSamples) -> ColorConversion? {
    guard let transform = ProfileTransform(profile: bytes, input: .ink(kind)) else { return nil }
    return ColorConversion(pixmap: transform.apply(samples), isConverted: true)
  }
}
