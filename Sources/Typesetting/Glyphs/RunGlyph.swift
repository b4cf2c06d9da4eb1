import CPango

/// A glyph of a run and where its origin is in it, in Pango's units.
struct RunGlyph: Hashable {
  var id: UInt32
  var x, y: Int32

  /// Its place from another one's origin.
  func from(_ origin: RunGlyph) -> RunGlyph { RunGlyph(id: id, x: x - origin.x, y: y - origin.y) }
}

extension GlyphRun {
  /// The glyphs that may have ink, from the left.
  var inked: [RunGlyph] {
    var (found, x): ([RunGlyph], Int32) = ([], 0)
    found.reserveCapacity(infos.count)
    for info in infos {
      if info.glyph != Self.emptyGlyph {
        found.append(RunGlyph(id: info.glyph, x: x + info.geometry.x_offset, y: info.geometry.y_offset))
      }
      x += info.geometry.width
    }
    return found
  }
}
