import CPango
public import Raster

/// Sets lines of text with Pango's FreeType backend; owns a font map and is used by one thread at a time.
///
/// Hinting is off and glyphs stand between pixels, so that a text has the same form at every scale.
public final class Typesetter {
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  /// One for each direction.
  private let contexts: [TextDirection: OpaquePointer]
  private let library: FontLibrary

  /// A typesetter for the fonts of `library`.
  public init(library: FontLibrary) throws(FontError) {
    guard let fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw .unreadable(path: "Pango's FreeType backend")
    }
    self.library = library
    self.fontMap = fontMap
    pango_fc_font_map_set_config(OpaquePointer(fontMap), library.configuration)
    pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), 72)
    contexts = [
      .leftToRight: Self.context(of: fontMap, PANGO_DIRECTION_LTR),
      .rightToLeft: Self.context(of: fontMap, PANGO_DIRECTION_RTL),
    ]
  }

  private static func context(
    of fontMap: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection
  ) -> OpaquePointer {
    let context: OpaquePointer = pango_font_map_create_context(fontMap)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_base_dir(context, direction)
    setFontOptions(of: context)
    return context
  }

  deinit {
    for context in contexts.values { g_object_unref(UnsafeMutableRawPointer(context)) }
    g_object_unref(fontMap)
  }

  private static func setFontOptions(of context: OpaquePointer) {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  /// `text` on one line, or broken into lines where its language lets it break to fit into `frame`. Line breaks in it
  /// become spaces.
  public func line(
    _ text: String, style: TextStyle, direction: TextDirection = .leftToRight, within frame: TextFrame? = nil
  ) -> TextLine {
    let layout = pango_layout_new(contexts[direction])!
    pango_layout_set_single_paragraph_mode(layout, 1)
    if let frame { Self.setFrame(frame, of: layout) }
    pango_layout_set_auto_dir(layout, 0)
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    let description = pango_font_description_new()
    let families = [style.family].compactMap(\.self) + families(for: style.language)
    pango_font_description_set_family(description, families.joined(separator: ","))
    pango_font_description_set_weight(description, PangoWeight(UInt32(style.weight)))
    pango_font_description_set_absolute_size(description, style.size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_language_new(pango_language_from_string(style.language)))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    return TextLine(layout: layout, text: text, style: style, pitch: frame?.pitch)
  }

  private static func setFrame(_ frame: TextFrame, of layout: OpaquePointer) {
    pango_layout_set_width(layout, Int32((frame.width * Double(PANGO_SCALE)).rounded(.down)))
    pango_layout_set_wrap(layout, frame.breaksWords ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD)
    let alignment: PangoAlignment =
      switch frame.alignment {
      case .left: PANGO_ALIGN_LEFT
      case .right: PANGO_ALIGN_RIGHT
      case .center: PANGO_ALIGN_CENTER
      }
    pango_layout_set_alignment(layout, alignment)
  }

  /// The families in order of preference for a language: its own form of Han letters before the others.
  private func families(for language: String) -> [String] {
    let tag = language.lowercased()
    let region: String
    switch tag {
    case _ where tag.hasPrefix("ja"): region = "JP"
    case _ where tag.hasPrefix("ko"): region = "KR"
    case _ where tag.hasPrefix("zh-hk") || tag.hasPrefix("zh-hant-hk"): region = "HK"
    case _ where tag.hasPrefix("zh-tw") || tag.hasPrefix("zh-hant"): region = "TC"
    default: region = "SC"
    }
    let own = "Noto Sans CJK \(region)"
    let firstHan = library.families.firstIndex { $0.hasPrefix("Noto Sans CJK") }
    guard let firstHan, library.families.contains(own) else { return library.families }
    var families = library.families.filter { $0 != own }
    families.insert(own, at: firstHan)
    return families
  }

  /// Lines drawn on a clear picture.
  ///
  /// - Parameters:
  ///   - lines: each line and where its top left corner is, in points.
  ///   - size: size of the picture in pixels.
  ///   - scale: pixels a point.
  ///   - offset: where the origin of the points is in the picture, in pixels.
  public func draw(
    _ lines: [(line: TextLine, x: Double, y: Double)], size: PixelSize, scale: Double,
    offset: (x: Double, y: Double) = (0, 0)
  ) -> Pixmap<PremultipliedPixel> {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
    let cairo = cairo_create(surface)
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
    cairo_translate(cairo, offset.x, offset.y)
    cairo_scale(cairo, scale, scale)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_BEST)
    for (line, x, y) in lines { draw(line, atX: x, y: y, on: cairo) }
    cairo_surface_flush(surface)
    return pixmap(of: surface, size: size)
  }

  /// Outlines are filled as paths: glyph images would be moved to whole pixels.
  private func draw(_ line: TextLine, atX x: Double, y: Double, on cairo: OpaquePointer?) {
    let color = line.style.color
    cairo_set_source_rgba(
      cairo, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      Double(color.alpha) / 255)
    line.forEachRun { run, runX, baseline, _ in
      cairo_move_to(cairo, x + runX, y + baseline)
      if run.face?.isColor == true {
        pango_cairo_show_glyph_string(cairo, run.font, run.glyphs)
      } else {
        pango_cairo_glyph_string_path(cairo, run.font, run.glyphs)
        cairo_fill(cairo)
      }
    }
  }

  /// Cairo keeps pixels as 32-bit words of alpha, red, green and blue from the top bits down.
  private func pixmap(of surface: OpaquePointer?, size: PixelSize) -> Pixmap<PremultipliedPixel> {
    guard let rows = cairo_image_surface_get_data(surface) else {
      return Pixmap(width: size.width, height: size.height)
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    return Pixmap(width: size.width, height: size.height) { target in
      for y in 0..<size.height {
        let row = UnsafeRawPointer(rows + y * stride)
        for x in 0..<size.width {
          let word = row.load(fromByteOffset: x * 4, as: UInt32.self)
          target[y * size.width + x] = PremultipliedPixel(
            red: UInt8(truncatingIfNeeded: word >> 16), green: UInt8(truncatingIfNeeded: word >> 8),
            blue: UInt8(truncatingIfNeeded: word), alpha: UInt8(truncatingIfNeeded: word >> 24))
        }
      }
    }
  }
}
