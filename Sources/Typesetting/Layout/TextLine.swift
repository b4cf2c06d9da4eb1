import CPango

/// A text of one or more lines, laid out once in points and drawn at any scale. Owns a Pango layout; not
/// thread-safe.
///
/// Coordinates are points from the top left corner of the box of the lines. The box of a paragraph has the
/// full width.
package final class TextLine {
  let layout: OpaquePointer
  let style: TextStyle
  /// The cache of the typesetter.
  let cache: GlyphCache
  /// The text.
  package var text: String { shaped.written }
  /// The text as Pango has it.
  let shaped: ShapedText
  /// The font size in points.
  package var fontSize: Double { style.size }
  /// The number of lines.
  package let lineCount: Int
  /// The advance width of the longest line.
  package let width: Double
  /// The height of the box: the sum of the heights of the lines, which depend on all their fonts.
  package let height: Double
  /// The first baseline.
  package let baseline: Double
  /// The last baseline.
  package let lastBaseline: Double
  /// The bounds of the ink.
  package let ink: (left: Double, top: Double, right: Double, bottom: Double)
  /// The number of characters without a glyph in any font.
  package let unknownGlyphs: Int
  /// Whether the end was replaced by an ellipsis to keep to a number of lines.
  package var isTruncated: Bool { pango_layout_is_ellipsized(layout) != 0 }

  /// The left edge of the box in Pango's layout.
  private let left: Double
  /// The distance by which each line is moved up from its position in Pango's layout.
  private let shifts: [Double]

  init(layout: OpaquePointer, text: ShapedText, style: TextStyle, pitch: Double?, cache: GlyphCache) {
    self.layout = layout
    self.cache = cache
    shaped = text
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

  /// Calls `body` with each run of glyphs of one font, its left end and baseline in points, and the index of
  /// its line.
  ///
  /// - Throws: The error of `body`.
  func forEachRun<Failure: Error>(
    _ body: (GlyphRun, _ x: Double, _ baseline: Double, _ line: Int) throws(Failure) -> Void
  ) throws(Failure) {
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    var (line, previous): (Int, Int32?) = (0, nil)
    repeat {
      let baseline = pango_layout_iter_get_baseline(iterator)
      if let previous, baseline > previous { line += 1 }
      previous = baseline
      // The iterator has no run at the end of a line.
      if let item = pango_layout_iter_get_run_readonly(iterator) {
        var logical = PangoRectangle()
        pango_layout_iter_get_run_extents(iterator, nil, &logical)
        try body(GlyphRun(item: item), points(logical.x) - left, points(baseline) - shifts[line], line)
      }
    } while pango_layout_iter_next_run(iterator) != 0
  }
}

/// A run of glyphs of one font. Valid as long as its layout.
struct GlyphRun {
  let item: UnsafeMutablePointer<PangoGlyphItem>

  var font: UnsafeMutablePointer<PangoFont>? { item.pointee.item.pointee.analysis.font }
  var glyphs: UnsafeMutablePointer<PangoGlyphString>? { item.pointee.glyphs }
  /// The offset of the run's bytes in the text.
  var offset: Int { Int(item.pointee.item.pointee.offset) }
  var face: FontFace? { font.flatMap { FontFace($0) } }
}

/// Converts Pango units to points.
func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
