import DeckKit
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
}
