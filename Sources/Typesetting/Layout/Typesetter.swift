import CPango
package import DeckKit

/// Lays out text with Pango's FreeType backend. Owns a font map; not thread-safe.
///
/// Hinting is off and glyphs have fractional positions (``SubpixelPlace``), so that a text has the same shape
/// at every scale.
package final class Typesetter {
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  /// One context for each direction: changing the direction of a context would lay out all its texts again.
  private let contexts: [LayoutDirection: OpaquePointer]
  private let library: FontLibrary
  /// A cache of the boxes of styles.
  private var boxes: [TextStyle: LineBox] = [:]
  /// The maximum number of cached boxes. A deck has few styles, but frames may have any number of font sizes.
  private static let maximumBoxCount = 1000
  /// The cache of the ink of glyphs.
  let cache = GlyphCache()

  /// A typesetter for the fonts of `library`.
  ///
  /// - Throws: ``FontError/unreadable(path:)`` where Pango has no FreeType backend.
  package init(library: FontLibrary) throws(FontError) {
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

  /// `text` on one line, or broken by the rules of its language into lines that fit into `frame`. Line breaks
  /// in `text` become spaces.
  package func line(
    _ text: String, style: TextStyle, direction: LayoutDirection = .leftToRight,
    within frame: TextFrame? = nil
  ) -> TextLine {
    let shaped = ShapedText(text)
    let layout = layout(of: shaped, style: style, direction: direction)
    if let frame { Self.setFrame(frame, of: layout) }
    return TextLine(layout: layout, text: shaped, style: style, pitch: frame?.pitch, cache: cache)
  }

  /// The box of a line in a style.
  package func box(of style: TextStyle) -> LineBox {
    if let box = boxes[style] { return box }
    let line = line("0", style: style)
    let box = LineBox(ascent: line.baseline, descent: line.height - line.baseline)
    if boxes.count > Self.maximumBoxCount { boxes.removeAll() }
    boxes[style] = box
    return box
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

  /// `text` broken into at most `lines` lines of a `width` in points. If it needs more, the last line ends
  /// with an ellipsis. Line breaks in `text` become spaces.
  ///
  /// - Parameter direction: The direction whose leading side the lines are aligned to. The text keeps its own
  ///   direction.
  package func paragraph(
    _ text: String, style: TextStyle, width: Double, lines: Int, from direction: LayoutDirection
  ) -> TextLine {
    let shaped = ShapedText(text)
    let layout = layout(of: shaped, style: style, direction: .leftToRight)
    pango_layout_set_width(layout, Int32((max(0, width) * Double(PANGO_SCALE)).rounded(.down)))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_height(layout, -Int32(lines))
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    pango_layout_set_alignment(layout, direction == .leftToRight ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT)
    return TextLine(layout: layout, text: shaped, style: style, pitch: nil, cache: cache)
  }

  private func layout(of text: ShapedText, style: TextStyle, direction: LayoutDirection) -> OpaquePointer {
    let layout = pango_layout_new(contexts[direction])!
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_auto_dir(layout, 0)
    pango_layout_set_text(layout, text.string, Int32(text.string.utf8.count))
    let description = description(of: style)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    let attributes = pango_attr_list_new()!
    pango_attr_list_insert(attributes, pango_attr_language_new(pango_language_from_string(style.language)))
    text.suppressHyphens(in: attributes)
    text.keepStacks(in: attributes)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    return layout
  }

  private func description(of style: TextStyle) -> OpaquePointer? {
    let description = pango_font_description_new()
    let families = [style.family].compactMap(\.self) + families(for: style.language)
    pango_font_description_set_family(description, families.joined(separator: ","))
    pango_font_description_set_weight(description, PangoWeight(UInt32(style.weight)))
    pango_font_description_set_absolute_size(description, style.size * Double(PANGO_SCALE))
    return description
  }

  /// The families in order of preference for a language: its own form of Han characters precedes the others.
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
}
