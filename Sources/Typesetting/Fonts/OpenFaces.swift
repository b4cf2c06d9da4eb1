import CPango

/// Keeps the faces of font files open while texts are set.
///
/// Cairo shares the FreeType face of a file among all threads. When more than ten faces are open, it closes
/// one that is not locked, and reads the lock count without holding the face's mutex (cairo 1.16,
/// cairo-ft-font.c). A thread that has just begun to use that face then crashes. A face that stays locked is
/// never closed.
struct OpenFaces: ~Copyable, Sendable {
  /// One font for each file. Used by nothing but the deinitializer.
  nonisolated(unsafe) private let fonts: [OpaquePointer]

  /// Opens the faces of all files that were added to a configuration.
  init(of configuration: OpaquePointer) {
    let files = FcConfigGetFonts(configuration, FcSetApplication)
    let patterns = files.map { files in (0..<Int(files.pointee.nfont)).map { files.pointee.fonts[$0] } }
    fonts = (patterns ?? []).compactMap { $0.flatMap(Self.font) }
  }

  deinit {
    for font in fonts {
      cairo_ft_scaled_font_unlock_face(font)
      cairo_scaled_font_destroy(font)
    }
  }

  /// A font of the file, its face locked; nil for a file that Cairo cannot open, which it then never closes.
  private static func font(of pattern: OpaquePointer) -> OpaquePointer? {
    let face = cairo_ft_font_face_create_for_pattern(pattern)
    let options = cairo_font_options_create()
    defer {
      cairo_font_face_destroy(face)
      cairo_font_options_destroy(options)
    }
    var (size, identity) = (cairo_matrix_t(), cairo_matrix_t())
    cairo_matrix_init_scale(&size, 16, 16)
    cairo_matrix_init_identity(&identity)
    guard let font = cairo_scaled_font_create(face, &size, &identity, options) else { return nil }
    guard cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS,
      cairo_ft_scaled_font_lock_face(font) != nil
    else {
      cairo_scaled_font_destroy(font)
      return nil
    }
    return font
  }
}
