import CPango

/// One line of text, laid out in points once and drawn at any scale; owns a Pango layout.
///
/// Coordinates are points from the line's top left corner.
public final class TextLine {
  let layout: OpaquePointer
  let style: TextStyle
  /// Size of the type in points.
  public var fontSize: Double { style.size }
  /// Advance width.
  public let width: Double
  /// Height of the line's box: ascent and descent of all its fonts.
  public let height: Double
  /// Distance of the baseline from the top of the box.
  public let baseline: Double
  /// What the glyphs really cover: left, top, right, bottom.
  public let ink: (left: Double, top: Double, right: Double, bottom: Double)
  /// Number of characters that no font has a glyph for.
  public let unknownGlyphs: Int

  init(layout: OpaquePointer, style: TextStyle) {
    self.layout = layout
    self.style = style
    var (ink, logical) = (PangoRectangle(), PangoRectangle())
    pango_layout_get_extents(layout, &ink, &logical)
    width = points(logical.width)
    height = points(logical.height)
    baseline = points(pango_layout_get_baseline(layout))
    self.ink = (points(ink.x), points(ink.y), points(ink.x + ink.width), points(ink.y + ink.height))
    unknownGlyphs = Int(pango_layout_get_unknown_glyphs_count(layout))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// The fonts of the line's glyphs.
  public var faces: Set<FontFace> {
    var faces: Set<FontFace> = []
    forEachRun { run, _, _ in
      if let face = run.face { faces.insert(face) }
    }
    return faces
  }

  /// Calls `body` with each run of glyphs of one font, its left end and its baseline in points.
  func forEachRun(_ body: (GlyphRun, _ x: Double, _ baseline: Double) -> Void) {
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    repeat {
      guard let item = pango_layout_iter_get_run_readonly(iterator) else { continue }
      var logical = PangoRectangle()
      pango_layout_iter_get_run_extents(iterator, nil, &logical)
      body(GlyphRun(item.pointee), points(logical.x), points(pango_layout_iter_get_baseline(iterator)))
    } while pango_layout_iter_next_run(iterator) != 0
  }
}

/// Glyphs of one font.
struct GlyphRun {
  let font: UnsafeMutablePointer<PangoFont>
  let glyphs: UnsafeMutablePointer<PangoGlyphString>

  init(_ item: PangoGlyphItem) {
    font = item.item.pointee.analysis.font
    glyphs = item.glyphs
  }

  var face: FontFace? { FontFace(font) }
}

/// Pango's units as points.
func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
