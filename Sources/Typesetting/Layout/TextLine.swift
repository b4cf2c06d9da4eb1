import CPango

/// A text on one line or broken into some, laid out in points once and drawn at any scale; owns a Pango layout
/// and is used by its typesetter's thread.
///
/// Coordinates are points from the top left corner of the box that its lines fill; of a paragraph, of its whole width.
package final class TextLine {
  let layout: OpaquePointer
  let style: TextStyle
  /// The typesetter's.
  let cache: GlyphCache
  /// What is set.
  package let text: String
  /// Size of the type in points.
  package var fontSize: Double { style.size }
  /// Number of lines.
  package let lineCount: Int
  /// Advance width of the longest line.
  package let width: Double
  /// Height of the box: ascent and descent of all its fonts, line by line.
  package let height: Double
  /// Distance of the first baseline from the top of the box.
  package let baseline: Double
  /// Distance of the last line's baseline from the top of the box.
  package let lastBaseline: Double
  /// What the glyphs really cover: left, top, right, bottom.
  package let ink: (left: Double, top: Double, right: Double, bottom: Double)
  /// Number of characters that no font has a glyph for.
  package let unknownGlyphs: Int
  /// Whether the end was left out to keep to a number of lines.
  package var isTruncated: Bool { pango_layout_is_ellipsized(layout) != 0 }

  /// Where Pango has the box's left edge.
  private let left: Double
  /// How far each line is moved up from where Pango has it.
  private let shifts: [Double]

  init(layout: OpaquePointer, text: String, style: TextStyle, pitch: Double?, cache: GlyphCache) {
    self.layout = layout
    self.cache = cache
    self.text = text
    self.style = style
    var (ink, logical) = (PangoRectangle(), PangoRectangle())
    pango_layout_get_extents(layout, &ink, &logical)
    let stack = LineStack(layout, pitch: pitch, size: style.size)
    shifts = stack.shifts
    width = points(logical.width)
    height = points(logical.height) - (shifts.last ?? 0)
    (baseline, lastBaseline) = stack.baselines
    lineCount = Int(pango_layout_get_line_count(layout))
    left = pitch == nil ? 0 : points(logical.x)
    self.ink = (points(ink.x) - left, stack.ink.top, points(ink.x + ink.width) - left, stack.ink.bottom)
    unknownGlyphs = Int(pango_layout_get_unknown_glyphs_count(layout))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// The fonts of the text's glyphs.
  package var faces: Set<FontFace> {
    var faces: Set<FontFace> = []
    forEachRun { run, _, _, _ in
      if let face = run.face { faces.insert(face) }
    }
    return faces
  }

  /// Calls `body` with each run of glyphs of one font, its left end, its baseline in points and the number of its line.
  func forEachRun(_ body: (GlyphRun, _ x: Double, _ baseline: Double, _ line: Int) -> Void) {
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    var (line, previous): (Int, Int32?) = (0, nil)
    repeat {
      let baseline = pango_layout_iter_get_baseline(iterator)
      if let previous, baseline > previous { line += 1 }
      previous = baseline
      guard let item = pango_layout_iter_get_run_readonly(iterator) else { continue }
      var logical = PangoRectangle()
      pango_layout_iter_get_run_extents(iterator, nil, &logical)
      body(GlyphRun(item: item), points(logical.x) - left, points(baseline) - shifts[line], line)
    } while pango_layout_iter_next_run(iterator) != 0
  }
}

/// Glyphs of one font; borrowed from the layout that they belong to.
struct GlyphRun {
  let item: UnsafeMutablePointer<PangoGlyphItem>

  var font: UnsafeMutablePointer<PangoFont>? { item.pointee.item.pointee.analysis.font }
  var glyphs: UnsafeMutablePointer<PangoGlyphString>? { item.pointee.glyphs }
  /// Where the run's bytes begin in the text.
  var offset: Int { Int(item.pointee.item.pointee.offset) }
  var face: FontFace? { font.flatMap { FontFace($0) } }
}

/// Pango's units as points.
func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
