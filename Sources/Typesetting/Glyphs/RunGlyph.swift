import CPango

/// A glyph and the position of its origin in a run, in Pango units.
struct RunGlyph: Hashable {
  var id: UInt32
  var x, y: Int32

  /// The glyph with its position relative to another glyph.
  func relative(to origin: RunGlyph) -> RunGlyph { RunGlyph(id: id, x: x - origin.x, y: y - origin.y) }
}

extension GlyphRun {
  /// The glyphs that may have ink, from the left.
  var inkedGlyphs: [RunGlyph] {
    var (glyphs, x): ([RunGlyph], Int32) = ([], 0)
    glyphs.reserveCapacity(infos.count)
    for info in infos {
      if info.glyph != Self.emptyGlyph {
        glyphs.append(RunGlyph(id: info.glyph, x: x + info.geometry.x_offset, y: info.geometry.y_offset))
      }
      x += info.geometry.width
    }
    return glyphs
  }
}
