import CPango

/// A glyph of a text that was set.
package struct PlacedGlyph: Sendable, Hashable {
  /// Number of the glyph in its font; nil where no font has one for the character.
  package var id: UInt32?
  /// The font.
  package var face: FontFace?
  /// Where the UTF-8 bytes of the character that it belongs to begin in the text.
  package var offset: Int
  /// Its left end in points from the left edge of the text's box.
  package var x: Double
  /// Its line, 0 at the top.
  package var line: Int
}

extension TextLine {
  /// The glyphs in the order in which they stand, from the left in each line; those that show nothing, such as
  /// joiners', are left out.
  package var glyphs: [PlacedGlyph] {
    var glyphs: [PlacedGlyph] = []
    forEachRun { run, x, _, line in glyphs += run.placed(atX: x, line: line) }
    return glyphs
  }

  /// The characters that no font has a glyph for, each once, in order.
  package var unknownScalars: [Unicode.Scalar] {
    var found: Set<UInt32> = []
    forEachRun { run, _, _, _ in found.formUnion(run.unknownCodePoints) }
    return found.sorted().compactMap(Unicode.Scalar.init)
  }
}

extension GlyphRun {
  /// Set in the number of a glyph that stands for a code point without one; the other bits are the code point.
  private static let unknownFlag: UInt32 = 0x1000_0000
  /// The number of a glyph that shows nothing.
  static let emptyGlyph: UInt32 = 0x0FFF_FFFF
  /// The number of a glyph that stands for bytes that are no text.
  private static let invalidGlyph: UInt32 = 0xFFFF_FFFF

  var infos: UnsafeBufferPointer<PangoGlyphInfo> {
    UnsafeBufferPointer(start: glyphs?.pointee.glyphs, count: Int(glyphs?.pointee.num_glyphs ?? 0))
  }

  fileprivate var unknownCodePoints: [UInt32] {
    infos.map(\.glyph).filter { $0 != Self.invalidGlyph && $0 & Self.unknownFlag != 0 }
      .map { $0 & ~Self.unknownFlag }
  }

  fileprivate func placed(atX start: Double, line: Int) -> [PlacedGlyph] {
    var (placed, x): ([PlacedGlyph], Double) = ([], start)
    let face = face
    guard let clusters = glyphs?.pointee.log_clusters else { return [] }
    for (index, glyph) in infos.enumerated() {
      defer { x += points(glyph.geometry.width) }
      guard glyph.glyph != Self.emptyGlyph else { continue }
      placed.append(
        PlacedGlyph(
          id: glyph.glyph & Self.unknownFlag == 0 ? glyph.glyph : nil, face: face,
          offset: offset + Int(clusters[index]), x: x + points(glyph.geometry.x_offset),
          line: line))
    }
    return placed
  }
}
