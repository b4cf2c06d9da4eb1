import CPango
import Raster
import VectorDrawing

extension TextLine {
  /// The text at `scale` pixels a point as layers, the lowest one first: letters are filled through what they cover, so that none
  /// that touch are seen through each other where the colour is translucent.
  ///
  /// - Parameters:
  ///   - x: where the left edge of the text's box is, in pixels.
  ///   - y: where its top is, in pixels.
  ///   - columns: the columns of pixels that are wanted.
  ///   - rows: the rows that are wanted.
  package func layers(
    atX x: Double, y: Double, scale: Double, columns: Range<Int>, rows: Range<Int>
  ) -> [TextLayer] {
    parts(atX: x, y: y, scale: scale).compactMap { part in
      switch part {
      case .letters(let ink): layer(of: ink, columns: columns, rows: rows)
      case .pictures(let pictures): layer(of: pictures, columns: columns, rows: rows)
      }
    }
  }

  /// Runs of letters that follow each other, or one of coloured glyphs.
  enum Part {
    case letters([PlacedInk])
    case pictures(PictureRun)
  }

  /// The text's parts in the order in which they are drawn, at places in pixels.
  func parts(atX x: Double, y: Double, scale: Double) -> [Part] {
    cache.makeRoom()
    var (parts, letters): ([Part], [PlacedInk]) = ([], [])
    func endLetters() {
      if !letters.isEmpty { parts.append(.letters(letters)) }
      letters = []
    }
    forEachRun { run, runX, baseline, _ in
      guard let font = run.font.map({ cache.font($0, scale: scale) }) else { return }
      let (left, bottom) = (x + runX * scale, y + baseline * scale)
      if font.isColor {
        endLetters()
        parts.append(.pictures(PictureRun(run: run, x: left, y: bottom, scale: scale)))
      } else {
        letters += cache.ink(of: run.inked, in: font, x: left, y: bottom)
      }
    }
    endLetters()
    return parts
  }

  /// A mask just as large as the ink that is wanted; nil where there is none.
  func layer(of ink: [PlacedInk], columns: Range<Int>, rows: Range<Int>) -> TextLayer? {
    let seen = ink.filter { $0.columns.overlaps(columns) && $0.rows.overlaps(rows) }
    guard let left = seen.map(\.columns.lowerBound).min(), let right = seen.map(\.columns.upperBound).max(),
      let top = seen.map(\.rows.lowerBound).min(), let bottom = seen.map(\.rows.upperBound).max()
    else { return nil }
    let (across, down) = ((left..<right).clamped(to: columns), (top..<bottom).clamped(to: rows))
    var mask = CoverageMask(width: across.count, height: down.count)
    for glyph in seen {
      mask.add(
        glyph.ink.mask, atX: glyph.columns.lowerBound - across.lowerBound,
        y: glyph.rows.lowerBound - down.lowerBound)
    }
    return TextLayer(content: .letters(mask, style.color), x: across.lowerBound, y: down.lowerBound)
  }

  private func layer(of pictures: PictureRun, columns: Range<Int>, rows: Range<Int>) -> TextLayer? {
    let (across, down) = (pictures.columns.clamped(to: columns), pictures.rows.clamped(to: rows))
    guard !across.isEmpty, !down.isEmpty,
      let canvas = try? ImageCanvas(size: PixelSize(width: across.count, height: down.count))
    else { return nil }
    canvas.translate(x: -Double(across.lowerBound), y: -Double(down.lowerBound))
    pictures.draw(on: canvas.context, color: style.color)
    return TextLayer(content: .picture(canvas.pixmap), x: across.lowerBound, y: down.lowerBound)
  }
}
