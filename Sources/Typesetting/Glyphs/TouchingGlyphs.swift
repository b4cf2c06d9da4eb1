import VectorDrawing

extension GlyphCache {
  /// The ink of the glyphs of a run whose origin is at (`x`, `y`) in pixels.
  ///
  /// Glyphs that have ink in the same pixel, such as joined letters, are filled as one shape: the area that
  /// both cover is not known from their coverages.
  ///
  /// - Throws: `CairoError` where an outline cannot be read.
  func ink(
    of glyphs: [RunGlyph], in font: GlyphFont, x: Double, y: Double
  ) throws(CairoError) -> [PlacedInk] {
    let places = glyphs.map { glyph in
      SubpixelPlace(
        x: x + points(glyph.x) * font.scale, y: y + points(glyph.y) * font.scale)
    }
    let single = try zip(glyphs, places).map { (glyph, place) throws(CairoError) in
      PlacedInk(ink: try ink(of: glyph, in: font, at: place), column: place.column, row: place.row)
    }
    guard let groups = Self.groups(of: single) else { return single }
    return try groups.map { (group) throws(CairoError) in
      guard group.count > 1 else { return single[group[0]] }
      let place = places[group[0]]
      return PlacedInk(
        ink: try ink(of: group.map { glyphs[$0] }, in: font, at: place), column: place.column, row: place.row)
    }
  }

  /// The number of preceding glyphs that a glyph may touch. Marks may stand between two letters.
  private static let reach = 8

  /// The indices of the glyphs, grouped by those that touch directly or through others; nil where none do.
  private static func groups(of glyphs: [PlacedInk]) -> [[Int]]? {
    var labels = Array(glyphs.indices)
    for index in glyphs.indices {
      for earlier in max(0, index - reach)..<index where labels[index] != labels[earlier] {
        if glyphs[index].intersects(glyphs[earlier]) {
          let (kept, dropped) = (min(labels[index], labels[earlier]), max(labels[index], labels[earlier]))
          for other in earlier...index where labels[other] == dropped { labels[other] = kept }
        }
      }
    }
    guard zip(labels, glyphs.indices).contains(where: { $0 != $1 }) else { return nil }
    var groups = [[Int]](repeating: [], count: glyphs.count)
    for (index, label) in labels.enumerated() { groups[label].append(index) }
    return groups.filter { !$0.isEmpty }
  }
}
