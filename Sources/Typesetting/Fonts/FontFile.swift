import CPango
import Foundation

/// A font file as Pango and HarfBuzz see it.
///
/// FreeType and Fontconfig read more formats than are drawn. Pango takes no face of a web font, which it
/// recognises by the end of the name, nor of a format other than TrueType and CFF. HarfBuzz finds no glyphs
/// in a file that is not SFNT, whatever its name.
struct FontFile {
  let path: String

  /// The first four bytes of SFNT files: TrueType, Apple's TrueType, OpenType with CFF, collections.
  private static let signatures = [[0, 1, 0, 0], Array("true".utf8), Array("OTTO".utf8), Array("ttcf".utf8)]

  /// Whether the file is a web font, by its content: not every FreeType can read it.
  var webFontFlaw: FontFlaw? {
    switch signature {
    case Array("wOFF".utf8): .webFont("WOFF")
    case Array("wOF2".utf8): .webFont("WOFF2")
    default: nil
    }
  }

  /// The reason why no face of a file that Fontconfig reads is drawn; nil if one is.
  ///
  /// - Parameter patterns: Fontconfig's patterns of the faces of the file.
  func flaw(_ patterns: [OpaquePointer]) -> FontFlaw? {
    guard Self.signatures.contains(signature) else { return .otherFormat }
    // Pango compares the case, too.
    if path.hasSuffix(".woff") || path.hasSuffix(".woff2") { return .namedAsWebFont }
    return patterns.contains(where: isDrawn) ? nil : .noFaces
  }

  /// The first four bytes.
  private var signature: [UInt8] {
    guard let file = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? file.close() }
    return (try? file.read(upToCount: 4)).map { Array($0) } ?? []
  }

  /// Whether a face has glyphs that are drawn: outlines, or coloured bitmaps.
  private func isDrawn(_ pattern: OpaquePointer) -> Bool {
    guard let format = FontFace.string(FC_FONTFORMAT, of: pattern), ["TrueType", "CFF"].contains(format),
      FontFace.isTrue(FC_OUTLINE, of: pattern) || FontFace.isTrue(FC_COLOR, of: pattern)
    else { return false }
    // The upper half is the number of a named instance of a variable font.
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    let blob = hb_blob_create_from_file(path)
    let face = hb_face_create(blob, UInt32(index & 0xFFFF))
    defer {
      hb_face_destroy(face)
      hb_blob_destroy(blob)
    }
    return hb_face_get_glyph_count(face) > 0
  }
}

/// The reason why no face of a font file is drawn.
package enum FontFlaw: Sendable, Hashable {
  /// It is a web font of that format.
  case webFont(String)
  /// It is TrueType or OpenType with the name of a web font.
  case namedAsWebFont
  /// It is a font of another format, such as Type 1 or a bitmap font.
  case otherFormat
  /// It has no face with glyphs.
  case noFaces

  /// What was found and what to do, to follow the name of the file.
  var message: String {
    switch self {
    case .webFont(let format):
      "the file is a \(format) file; expected a TrueType or OpenType file; convert it to TTF or OTF"
    case .namedAsWebFont:
      "the file is named as a web font but is a TrueType or OpenType file; rename it so that it ends in .ttf "
        + "or .otf"
    case .otherFormat:
      "the file is a font of another format; expected a TrueType or OpenType file; convert it to TTF or OTF"
    case .noFaces:
      "the file has no font with glyphs; expected a TrueType or OpenType file; export the font again"
    }
  }
}
