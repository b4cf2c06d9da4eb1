import CPango

/// A font at one scale and the cached ink of its glyphs. Retains Pango's font.
final class GlyphFont {
  let font: UnsafeMutablePointer<PangoFont>
  /// Pixels per point.
  let scale: Double
  /// Whether the glyphs are coloured bitmaps.
  let isColor: Bool
  /// The ink of single glyphs, by glyph index and position in the pixel.
  var single: [UInt64: GlyphInk] = [:]
  /// The ink of groups of glyphs that touch.
  var joined: [GlyphKey: GlyphInk] = [:]

  init(font: UnsafeMutablePointer<PangoFont>, scale: Double) {
    self.font = font
    self.scale = scale
    isColor = FontFace(font)?.isColor ?? false
    g_object_ref(font)
  }

  deinit { g_object_unref(font) }
}

/// A group of glyphs that touch, and the position of the origin of the first one in its pixel.
struct GlyphKey: Hashable {
  /// Positions are relative to the origin of the first glyph.
  var glyphs: [RunGlyph]
  var right, down: UInt8
}
