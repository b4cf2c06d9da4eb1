import CPango

/// The font file of a glyph.
package struct FontFace: Sendable, Hashable {
  /// The path of the file.
  package var path: String
  /// The name of the family.
  package var family: String
  /// The version of the font in its `head` table, 16.16 fixed point.
  package var version: Int
  /// Whether the glyphs are coloured bitmaps.
  package var isColor: Bool

  /// The file of a font that Pango selected, from its Fontconfig pattern; nil where the font is not from a
  /// file.
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
    isColor = Self.isTrue(FC_COLOR, of: pattern)
  }

  /// Whether a property of a Fontconfig pattern is true.
  static func isTrue(_ name: String, of pattern: OpaquePointer) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(pattern, name, 0, &value) == FcResultMatch && value != 0
  }

  /// The first value of a property of a Fontconfig pattern; nil where it is not a string.
  static func string(_ name: String, of pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<UInt8>?
    guard FcPatternGetString(pattern, name, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }
}
