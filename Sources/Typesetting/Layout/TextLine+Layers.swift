import CPango
import Raster
package import VectorDrawing

extension TextLine {
  /// The text at `scale` pixels per point as layers, the lowest first. The letters of a layer share one mask,
  /// so that letters of a translucent colour that touch do not show through each other.
  ///
  /// - Parameters:
  ///   - x: The left edge of the text's box in pixels.
  ///   - y: The top edge of the text's box in pixels.
  ///   - columns: The columns to which layers are clipped.
  ///   - rows: The rows to which layers are clipped.
  /// - Throws: `CairoError` where a glyph cannot be drawn.
  package func layers(
    atX x: Double, y: Double, scale: Double, columns: Range<Int>, rows: Range<Int>
  ) throws(CairoError) -> [TextLayer] {
    let layers = try parts(atX: x, y: y, scale: scale).map { (part) throws(CairoError) in
      switch part {
      case .letters(let ink): layer(of: ink, columns: columns, rows: rows)
      case .pictures(let pictures): try layer(of: pictures, columns: columns, rows: rows)
      }
    }
    return layers.compactMap(\.self)
  }

  /// Consecutive runs of letters, or one run of coloured glyphs.
  enum Part {
    case letters([PlacedInk])
    case pictures(PictureRun)
  }

  /// The parts of the text in drawing order, at positions in pixels.
  ///
  /// - Throws: `CairoError` where the outline of a glyph cannot be read.
  func parts(atX x: Double, y: Double, scale: Double) throws(CairoError) -> [Part] {
    cache.makeRoom()
    var (parts, letters): ([Part], [PlacedInk]) = ([], [])
    func endLetters() {
      if !letters.isEmpty { parts.append(.letters(letters)) }
      letters = []
    }
    try forEachRun { (run, runX, baseline, _) throws(CairoError) in
      guard let font = run.font.map({ cache.font($0, scale: scale) }) else { return }
      let (left, bottom) = (x + runX * scale, y + baseline * scale)
      if font.isColor {
        endLetters()
        parts.append(.pictures(PictureRun(run: run, x: left, y: bottom, scale: scale)))
      } else {
        letters += try cache.ink(of: run.inkedGlyphs, in: font, x: left, y: bottom)
      }
    }
    endLetters()
    return parts
  }

  /// The smallest layer that contains the ink within some columns and rows; nil where there is none.
  func layer(of ink: [PlacedInk], columns: Range<Int>, rows: Range<Int>) -> TextLayer? {
    let visible = ink.filter { $0.columns.overlaps(columns) && $0.rows.overlaps(rows) }
    guard let left = visible.map(\.columns.lowerBound).min(),
      let right = visible.map(\.columns.upperBound).max(),
      let top = visible.map(\.rows.lowerBound).min(), let bottom = visible.map(\.rows.upperBound).max()
    else { return nil }
    let (across, down) = ((left..<right).clamped(to: columns), (top..<bottom).clamped(to: rows))
    var mask = CoverageMask(width: across.count, height: down.count)
    for glyph in visible {
      mask.add(
        glyph.ink.mask, atX: glyph.columns.lowerBound - across.lowerBound,
        y: glyph.rows.lowerBound - down.lowerBound)
    }
    return TextLayer(content: .letters(mask, style.color), x: across.lowerBound, y: down.lowerBound)
  }

  private func layer(
    of pictures: PictureRun, columns: Range<Int>, rows: Range<Int>
  ) throws(CairoError) -> TextLayer? {
    let (across, down) = (pictures.columns.clamped(to: columns), pictures.rows.clamped(to: rows))
    guard !across.isEmpty, !down.isEmpty else { return nil }
    let canvas = try ImageCanvas(size: PixelSize(width: across.count, height: down.count))
    canvas.translate(x: -Double(across.lowerBound), y: -Double(down.lowerBound))
    pictures.draw(on: canvas.context, color: style.color)
    return TextLayer(content: .picture(try canvas.pixmap()), x: across.lowerBound, y: down.lowerBound)
  }
}
