import CPango

/// A font file that drew a glyph.
package struct FontFace: Sendable, Hashable {
  /// Path of the file.
  package var path: String
  /// Family name.
  package var family: String
  /// Version of the font in 16.16 fixed point, as its head table states it.
  package var version: Int
  /// Whether its glyphs are coloured bitmaps.
  package var isColor: Bool

  /// What Fontconfig knows of the font that Pango chose; nil for a font that is no file.
  init?(_ font: UnsafeMutablePointer<PangoFont>) {
    guard
      let pattern = pango_fc_font_get_pattern(
        UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)),
      let path = Self.string(FC_FILE, of: pattern)
    else { return nil }
    self.path = path
    family = Self.string(FC_FAMILY, of: pattern) ?? ""
    var version: Int32 = 0
    FcPatternGetInteger(pattern, FC_FONTVERSION, 0, &version)
    self.version = Int(version)
    var isColor: FcBool = 0
    FcPatternGetBool(pattern, FC_COLOR, 0, &isColor)
    self.isColor = isColor != 0
  }

  private static func string(_ name: String, of pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<UInt8>?
    guard FcPatternGetString(pattern, name, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }
}
