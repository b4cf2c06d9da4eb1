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
  /// padding: if its height is too small, texts get fewer lines, then the hobby is omitted, then the font
  /// size of the name is reduced.
  package init(of drawing: CardDrawing, typesetter: Typesetter) {
    let (style, size) = (drawing.decoration.caption, drawing.size)
    let texts = CaptionTexts(of: drawing, typesetter: typesetter)
    let room = max(0, size.height - 2 * style.padding)
    let fields = texts.fitted(into: room)
    let height = texts.height(of: fields)
    var top = style.placement == .center ? (size.height - height) / 2 : size.height - style.padding - height
    lines = fields.map { field, fitted in
      defer { top += fitted.height + style.spacing }
      let extent = fitted.line.extent
      let rect = LayoutRect(
        x: Self.start(of: extent.upperBound - extent.lowerBound, in: drawing), y: top,
        width: extent.upperBound - extent.lowerBound, height: fitted.height)
      return Line(
        field: field, text: fitted.line, rect: rect, x: rect.x - extent.lowerBound,
        baseline: top + fitted.box.ascent, isTruncated: fitted.isTruncated, unknown: fitted.unknown)
    }
    omitted = texts.fields.filter { field in !fields.contains { $0.field == field } }
  }

  /// The left edge of a text of that width: centred, or aligned to the leading side.
  private static func start(of width: Double, in drawing: CardDrawing) -> Double {
    let padding = drawing.decoration.caption.padding
    if drawing.decoration.caption.placement == .center { return (drawing.size.width - width) / 2 }
    return drawing.caption.direction == .rightToLeft ? drawing.size.width - padding - width : padding
  }
}

/// The texts of one card, to be fitted into its caption.
private struct CaptionTexts {
  typealias Field = (field: CardField, fitted: FittedText)

  private let fitter: TextFitter
  private let style: CaptionStyle
  private let name: FittingText
  private let hobby: FittingText?

  init(of drawing: CardDrawing, typesetter: Typesetter) {
    let (style, content) = (drawing.decoration.caption, drawing.caption)
    self.style = style
    fitter = TextFitter(
      typesetter: typesetter, language: content.language,
      width: max(0, drawing.size.width - 2 * style.padding), alignment: Self.alignment(of: drawing))
    name = FittingText(
      text: content.name, suffix: content.suffix, style: style.name, family: content.nameFamily,
      direction: Self.direction(of: content.name, in: content))
    hobby = style.hobby.flatMap { style in
      content.hobby.flatMap { text in
        text.isEmpty
          ? nil
          : FittingText(
            text: text, style: style, family: content.hobbyFamily,
            direction: Self.direction(of: text, in: content))
      }
    }
  }

  /// The fields that have a text.
  var fields: [CardField] {
    ((name.text + name.suffix).isEmpty ? [] : [.name]) + (hobby == nil ? [] : [.hobby])
  }

  func height(of fields: [Field]) -> Double {
    fields.map(\.fitted.height).reduce(0, +) + style.spacing * Double(max(0, fields.count - 1))
  }

  /// The texts in the largest number of lines that fits into the height `room`.
  func fitted(into room: Double) -> [Field] {
    let (most, hobbyMost) = (style.name.lines, style.hobby?.lines ?? 0)
    for (lines, hobbyLines) in [(most, hobbyMost), (most, 1), (1, 1), (1, 0)] {
      let fields = fitted(lines: lines, hobbyLines: hobbyLines, largest: .infinity)
      if height(of: fields) <= room { return fields }
    }
    let smallest = fitted(lines: 1, hobbyLines: 0, largest: .infinity)
    guard let line = smallest.first?.fitted else { return smallest }
    let largest = max(0.25, (line.line.fontSize * room / line.height * 4).rounded(.down) / 4)
    return fitted(lines: 1, hobbyLines: 0, largest: largest)
  }

  private func fitted(lines: Int, hobbyLines: Int, largest: Double) -> [Field] {
    let hobby = hobbyLines > 0 ? hobby : nil
    let texts: [(CardField, FittedText?)] = [
      (.name, fitter.fit(name, lines: lines, largest: largest)),
      (.hobby, hobby.flatMap { fitter.fit($0, lines: hobbyLines, largest: largest) }),
    ]
    return texts.compactMap { field, fitted in fitted.map { (field, $0) } }
  }

  private static func direction(of text: String, in content: CaptionContent) -> LayoutDirection {
    LayoutDirection(firstLetterOf: text) ?? content.direction
  }

  private static func alignment(of drawing: CardDrawing) -> TextFrame.Alignment {
    if drawing.decoration.caption.placement == .center { return .center }
    return drawing.caption.direction == .rightToLeft ? .right : .left
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
