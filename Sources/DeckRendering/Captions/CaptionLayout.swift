package import DeckKit
package import DeckPlanning
import ImageCodecs
import Raster
package import Typesetting

/// A card's texts fitted into its width: their lines, positions and font sizes.
package struct CaptionLayout {
  /// One text of the caption.
  package struct Line {
    /// The field that it shows: the name (with the age) or the hobby.
    package var field: CardField
    /// The typeset text.
    package var text: TextLine
    /// Its box relative to the card's top left corner, in points. The box has the height of lines of the
    /// style's own family, so that names in all scripts share a baseline, and is larger only where glyphs
    /// extend further.
    package var rect: LayoutRect
    /// The left edge of the text's own box, in points from the card's left edge.
    package var x: Double
    /// The position of the first baseline, in points from the card's top edge.
    package var baseline: Double
    /// Whether it was truncated.
    package var isTruncated: Bool
    /// Whether the card's corners leave it less width than the padding does.
    package var isNarrowed: Bool
    /// The characters of the whole text that are in no font.
    package var unknown: [Unicode.Scalar]
  }

  /// The texts from the top.
  package var lines: [Line]
  /// The fields that were omitted because the card has no space for them.
  package var omitted: [CardField]

  /// The layout of a card without texts.
  static var empty: CaptionLayout { CaptionLayout(lines: [], omitted: []) }

  private init(lines: [Line], omitted: [CardField]) {
    (self.lines, self.omitted) = (lines, omitted)
  }

  /// Lays out the caption of `drawing`, aligned to the bottom or centred. Texts stay inside the card's
  /// padding and its outline: if its height is too small, texts get fewer lines, then the hobby is omitted,
  /// then the font size of the name is reduced.
  package init(of drawing: CardDrawing, typesetter: Typesetter) {
    let texts = CaptionTexts(of: drawing, typesetter: typesetter)
    let block = CaptionPlacer(of: drawing, texts: texts).block
    let padding = drawing.decoration.caption.padding
    lines = zip(block.fields, block.tops).map { text, top in
      let (field, fitted) = text
      let (extent, margin) = (fitted.line.extent, block.margins[field])
      let rect = LayoutRect(
        x: Self.start(of: extent.upperBound - extent.lowerBound, in: drawing, margin: margin), y: top,
        width: extent.upperBound - extent.lowerBound, height: fitted.height)
      return Line(
        field: field, text: fitted.line, rect: rect, x: rect.x - extent.lowerBound,
        baseline: top + fitted.box.ascent, isTruncated: fitted.isTruncated, isNarrowed: margin > padding,
        unknown: fitted.unknown)
    }
    omitted = texts.fields.filter { field in !block.fields.contains { $0.field == field } }
  }

  /// The left edge of a text of that width: centred, or aligned to the leading side.
  private static func start(of width: Double, in drawing: CardDrawing, margin: Double) -> Double {
    if drawing.decoration.caption.placement == .center { return (drawing.size.width - width) / 2 }
    return drawing.caption.direction == .rightToLeft ? drawing.size.width - margin - width : margin
  }
}

extension SRGBConverter {
  /// The pixel of a style's colour in the target colour space.
  func pixel(_ color: HexColor) -> StraightPixel { convert(StraightPixel(color)) }
}

extension StraightPixel {
  /// The sRGB pixel of a style's colour.
  init(_ color: HexColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
