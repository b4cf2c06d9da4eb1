import CPango

/// A font at one number of pixels a point, and the ink of its glyphs as far as it is kept; holds Pango's font.
final class GlyphFont {
  let font: UnsafeMutablePointer<PangoFont>
  let scale: Double
  /// Whether its glyphs are pictures.
  let isColor: Bool
  /// Ink of single glyphs: by number and place in the pixel.
  var single: [UInt64: GlyphInk] = [:]
  /// Ink of glyphs that touch.
  var joined: [GlyphKey: GlyphInk] = [:]

  init(font: UnsafeMutablePointer<PangoFont>, scale: Double) {
    self.font = font
    self.scale = scale
    isColor = FontFace(font)?.isColor ?? false
    g_object_ref(font)
  }

  deinit { g_object_unref(font) }
}

/// Glyphs that touch, and where in its pixel the first one's origin is.
struct GlyphKey: Hashable {
  /// Places are from the first one's origin.
  var glyphs: [RunGlyph]
  var right, down: UInt8
}
