import DeckKit
import Raster
import Testing
import Typesetting

/// Texts of several lines.
@Suite struct ParagraphTests {
  /// A paragraph keeps its width, is 17 points higher for each further line, and ends with an ellipsis at the
  /// maximum number of lines.
  @Test func aParagraphBreaks() throws {
    let text = "As long as there is breath there is hope, and as long as there is hope there is a way"
    let typesetter = try TextLineTests.typesetter(for: text)
    let style = TextLineTests.style(size: 17, weight: 400)
    let one = typesetter.line(text, style: style)
    let (two, cut) = (
      typesetter.paragraph(text, style: style, width: 360, lines: 9, from: .leftToRight),
      typesetter.paragraph(text, style: style, width: 200, lines: 2, from: .leftToRight)
    )
    #expect(one.width > 360 && one.width < 720 && two.width <= 360)
    #expect(abs(two.height - 2 * one.height) < 0.1 && !two.isTruncated && two.baseline == one.baseline)
    #expect(abs(cut.height - 2 * one.height) < 0.1 && cut.isTruncated && cut.width <= 200)
  }

  /// The lines of a paragraph are aligned to the requested side, whatever the direction of the text.
  @Test(arguments: ["hope", "תקווה"]) func aParagraphIsAligned(text: String) throws {
    let typesetter = try TextLineTests.typesetter(for: text)
    let style = TextLineTests.style(size: 17, weight: 400)
    let left = typesetter.paragraph(text, style: style, width: 300, lines: 9, from: .leftToRight)
    let right = typesetter.paragraph(text, style: style, width: 300, lines: 9, from: .rightToLeft)
    #expect(left.ink.left < 5 && left.ink.right < 150)
    #expect(right.ink.right > 295 && right.ink.left > 150)
  }

  /// Lines that are asked to lie upon one another keep a quarter of the font size between their inks: 10 rows
  /// of 40 points, 9 to 11 as the edges fall on pixels.
  @Test func linesNeverTouch() throws {
    let typesetter = try TextLineTests.typesetter(for: "")
    let style = TextLineTests.style(size: 40)
    let frame = TextFrame(
      width: typesetter.line("HHH ", style: style).width, alignment: .left, breaksWords: false, pitch: 1)
    let text = typesetter.line("HHH HHH", style: style, within: frame)
    #expect(text.lineCount == 2)
    let picture = try text.picture(atX: 0, y: 0, size: PixelSize(width: 150, height: 120), scale: 1)
    let inked = (0..<120).filter { y in (0..<150).contains { picture[$0, y].alpha > 0 } }
    let gaps = zip(inked, inked.dropFirst()).map { $1 - $0 - 1 }.filter { $0 > 0 }
    #expect(gaps.count == 1 && gaps.allSatisfy { (9...11).contains($0) }, "\(gaps)")
  }
}
