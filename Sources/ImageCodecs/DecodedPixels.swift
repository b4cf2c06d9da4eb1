import CCodecShims
import Raster

/// What a codec found in a file, before any colour conversion.
struct DecodedPixels {
  var pixmap: Pixmap<StraightPixel>
  /// Set where the four channels are ink samples and not red, green, blue and alpha.
  var ink: InkSamples?
  var warnings: [String]

  init(pixmap: Pixmap<StraightPixel>, ink: InkSamples? = nil, warnings: [String]) {
    self.pixmap = pixmap
    self.ink = ink
    self.warnings = warnings
  }
}

/// The words of a C message.
func text(_ message: deckle_message) -> String {
  withUnsafeBytes(of: message.text) { bytes in
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
