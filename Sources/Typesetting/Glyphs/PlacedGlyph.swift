import CPango

/// A glyph of a laid-out text.
package struct PlacedGlyph: Sendable, Hashable {
  /// The index of the glyph in its font; nil where no font has a glyph for the character.
  package var id: UInt32?
  /// The font of the glyph.
  package var face: FontFace?
  /// The offset of the character's UTF-8 bytes in the text.
  package var offset: Int
  /// The left end in points from the left edge of the text's box.
  package var x: Double
  /// The index of the line, from the top.
  package var line: Int
}

extension TextLine {
  /// The glyphs in visual order, from the left in each line, without empty ones such as those of joiners.
  package var glyphs: [PlacedGlyph] {
    var glyphs: [PlacedGlyph] = []
    forEachRun { run, x, _, line in glyphs += run.placed(atX: x, line: line, of: shaped) }
    return glyphs
  }

  /// The characters without a glyph in any font, sorted.
  package var unknownScalars: [Unicode.Scalar] {
    var found: Set<UInt32> = []
    forEachRun { run, _, _, _ in found.formUnion(run.unknownCodePoints) }
    return found.sorted().compactMap(Unicode.Scalar.init)
  }
}

extension GlyphRun {
  /// The flag in the index of a glyph that stands for a code point without a glyph
  /// (`PANGO_GLYPH_UNKNOWN_FLAG`). The other bits are the code point.
  private static let unknownFlag: UInt32 = 0x1000_0000
  /// The index of an empty glyph (`PANGO_GLYPH_EMPTY`).
  static let emptyGlyph: UInt32 = 0x0FFF_FFFF
  /// The index of a glyph that stands for invalid text (`PANGO_GLYPH_INVALID_INPUT`).
  private static let invalidGlyph: UInt32 = 0xFFFF_FFFF

  var infos: UnsafeBufferPointer<PangoGlyphInfo> {
    UnsafeBufferPointer(start: glyphs?.pointee.glyphs, count: Int(glyphs?.pointee.num_glyphs ?? 0))
  }

  fileprivate var unknownCodePoints: [UInt32] {
    infos.map(\.glyph).filter { $0 != Self.invalidGlyph && $0 & Self.unknownFlag != 0 }
      .map { $0 & ~Self.unknownFlag }
  }

  fileprivate func placed(atX start: Double, line: Int, of text: ShapedText) -> [PlacedGlyph] {
    var (placed, x): ([PlacedGlyph], Double) = ([], start)
    let face = face
    guard let clusters = glyphs?.pointee.log_clusters else { return [] }
    for (index, glyph) in infos.enumerated() {
      defer { x += points(glyph.geometry.width) }
      guard glyph.glyph != Self.emptyGlyph else { continue }
      placed.append(
        PlacedGlyph(
          id: glyph.glyph & Self.unknownFlag == 0 ? glyph.glyph : nil, face: face,
          offset: text.writtenOffset(offset + Int(clusters[index])), x: x + points(glyph.geometry.x_offset),
          line: line))
    }
    return placed
  }
}
