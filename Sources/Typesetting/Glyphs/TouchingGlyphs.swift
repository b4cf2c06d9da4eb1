extension GlyphCache {
  /// The ink of a run's glyphs, whose origin is at (`x`, `y`) in pixels. Glyphs that have ink in one pixel are one shape, as the
  /// letters of a joined script are: their coverages alone do not tell how much of the pixel both cover.
  func ink(of glyphs: [RunGlyph], in font: GlyphFont, x: Double, y: Double) -> [PlacedInk] {
    let places = glyphs.map { glyph in
      SubpixelPlace(
        x: x + points(glyph.x) * font.scale, y: y + points(glyph.y) * font.scale)
    }
    let single = zip(glyphs, places).map { glyph, place in
      PlacedInk(ink: ink(of: glyph, in: font, at: place), column: place.column, row: place.row)
    }
    guard let groups = Self.groups(of: single) else { return single }
    return groups.map { group in
      guard group.count > 1 else { return single[group[0]] }
      let place = places[group[0]]
      return PlacedInk(
        ink: ink(of: group.map { glyphs[$0] }, in: font, at: place), column: place.column, row: place.row)
    }
  }

  /// How many glyphs before it may touch a glyph; marks may come between two letters.
  private static let reach = 8

  /// The indices of the glyphs that touch, directly or through others, in order; nil where none do.
  private static func groups(of glyphs: [PlacedInk]) -> [[Int]]? {
    var labels = Array(glyphs.indices)
    for index in glyphs.indices {
      for earlier in max(0, index - reach)..<index where labels[index] != labels[earlier] {
        guard glyphs[index].meets(glyphs[earlier]) else { continue }
        let (kept, dropped) = (min(labels[index], labels[earlier]), max(labels[index], labels[earlier]))
        for place in earlier...index where labels[place] == dropped { labels[place] = kept }
      }
    }
    guard zip(labels, glyphs.indices).contains(where: { $0 != $1 }) else { return nil }
    var groups = [[Int]](repeating: [], count: glyphs.count)
    for (index, label) in labels.enumerated() { groups[label].append(index) }
    return groups.filter { !$0.isEmpty }
  }
}
