import DeckKit
import DeckPlanning
import DeckRendering
import Foundation
import Raster
import TestSupport
import Testing
import Typesetting

/// Names of the whole world on the stack's card of 300 × 400 points, whose texts keep 16 points from its
/// edges.
@Suite struct HardNameTests {
  private static let box = LayoutRect(x: 16, y: 16, width: 268, height: 368)
  private static let captions = Result {
    try SetCaptions(HardName.all.map { SetCaptions.Person(name: $0.name, language: $0.language) })
  }

  private let captions: SetCaptions
  private let typesetter: Typesetter

  init() throws {
    captions = try Self.captions.get()
    typesetter = try Typesetter(library: captions.library)
  }

  private func drawing(_ index: Int) -> CardDrawing { captions.drawings[index] }
  private func line(_ index: Int) throws -> CaptionLayout.Line {
    try #require(CaptionLayout(of: drawing(index), typesetter: typesetter).lines.first)
  }

  @Test func thereAreManyNames() {
    #expect(HardName.all.count >= 60 && captions.drawings.count == HardName.all.count)
  }

  @Test(arguments: HardName.all.indices) func whatActsOnOthersIsTakenOut(index: Int) {
    let name = HardName.all[index]
    #expect(
      drawing(index).caption.name.unicodeScalars.elementsEqual((name.shown ?? name.name).unicodeScalars))
  }

  @Test(arguments: HardName.all.indices) func everyGlyphIsKnown(index: Int) throws {
    let line = try line(index)
    #expect(line.unknown == [], "\(HardName.all[index].what)")
    #expect(line.text.glyphs.allSatisfy { ($0.id ?? 0) != 0 }, "\(HardName.all[index].what)")
  }

  /// What is drawn covers no pixel outside the line's box, and the box lies in the caption's.
  @Test(arguments: HardName.all.indices) func inkStaysInTheBox(index: Int) throws {
    let (line, scale) = (try line(index), 2.0)
    let ink = try #require(try inkRect(of: line, scale: scale))
    for (inner, outer) in [(ink, line.rect), (line.rect, Self.box)] {
      let tolerance = 1.01 / scale
      #expect(inner.x >= outer.x - tolerance && inner.maxX <= outer.maxX + tolerance, "\(inner) in \(outer)")
      #expect(inner.y >= outer.y - tolerance && inner.maxY <= outer.maxY + tolerance, "\(inner) in \(outer)")
    }
    #expect(line.rect.x >= 16 - 1e-6 && line.rect.maxX <= 284 + 1e-6 && line.rect.maxY <= 384 + 1e-6)
  }

  /// Where texts begin is where their paragraph begins.
  @Test(arguments: HardName.all.indices) func namesStandAtTheirLeadingSide(index: Int) throws {
    let rect = try line(index).rect
    #expect(abs((HardName.all[index].runsLeft ? 284 - rect.maxX : rect.x - 16)) < 1e-6)
  }

  /// The glyphs of 3 and 7 stand side by side behind everything else, in the direction of the paragraph.
  @Test(arguments: HardName.all.indices) func theAgeIsWholeAndComesAfterTheName(index: Int) throws {
    let (text, name) = (try line(index).text, HardName.all[index])
    #expect(text.text.hasSuffix("37"), "\(text.text)")
    let start = text.text.utf8.count - 2
    let (before, digits) = (
      text.glyphs.filter { $0.offset < start }, text.glyphs.filter { $0.offset >= start }
    )
    let plain = typesetter.line("37", style: TextStyle(of: text, drawing(index)))
    #expect(digits.map(\.id) == plain.glyphs.map(\.id) && digits.map(\.offset) == [start, start + 1])
    let (first, last) = (try #require(digits.first).x, try #require(digits.last).x)
    #expect(first < last)
    #expect(before.allSatisfy { name.runsLeft ? $0.x > last : $0.x < first }, "\(name.what)")
  }

  /// The ink's edges are where they are at three times the scale, but for a pixel.
  @Test(arguments: HardName.all.indices) func theScaleChangesNothing(index: Int) throws {
    let line = try line(index)
    let reference = try #require(try inkRect(of: line, scale: 3))
    for scale in [1.0, 2] {
      let ink = try #require(try inkRect(of: line, scale: scale))
      for (one, other) in [
        (ink.x, reference.x), (ink.y, reference.y), (ink.maxX, reference.maxX), (ink.maxY, reference.maxY),
      ] { #expect(abs(one - other) <= 1.01 / scale, "\(ink) and \(reference) at \(scale)") }
    }
  }

  /// The smallest rectangle around all pixels that are not clear, in points.
  private func inkRect(of line: CaptionLayout.Line, scale: Double) throws -> LayoutRect? {
    let margin = 40.0
    let size = PixelSize(width: Int(380 * scale), height: Int(480 * scale))
    var picture = Pixmap<PremultipliedPixel>(width: size.width, height: size.height)
    let layers = try line.text.layers(
      atX: (line.x + margin) * scale, y: (line.baseline - line.text.baseline + margin) * scale, scale: scale,
      columns: 0..<size.width, rows: 0..<size.height)
    for layer in layers { picture.draw(layer) }
    guard let (columns, rows) = picture.inkBounds else { return nil }
    return LayoutRect(
      x: Double(columns.lowerBound) / scale - margin, y: Double(rows.lowerBound) / scale - margin,
      width: Double(columns.count) / scale, height: Double(rows.count) / scale)
  }
}

extension TextStyle {
  /// The style that a card's name was set in.
  fileprivate init(of text: TextLine, _ drawing: CardDrawing) {
    self.init(
      size: text.fontSize, weight: drawing.decoration.caption.name.weight.rawValue,
      color: StraightPixel(red: 255, green: 255, blue: 255), language: drawing.caption.language)
  }
}
