import DeckKit
import DeckPlanning
import Typesetting

/// The texts of one card, to be fitted into its caption.
struct CaptionTexts {
  typealias Field = (field: CardField, fitted: FittedText)

  /// The distances of the texts from the card's left and right edges, in points.
  struct Margins: Equatable {
    var name, hobby: Double

    subscript(field: CardField) -> Double {
      get { field == .hobby ? hobby : name }
      set { if field == .hobby { hobby = newValue } else { name = newValue } }
    }
  }

  private let typesetter: Typesetter
  private let language: String
  private let width: Double
  private let alignment: TextFrame.Alignment
  private let style: CaptionStyle
  private let name: FittingText
  private let hobby: FittingText?

  init(of drawing: CardDrawing, typesetter: Typesetter) {
    let (style, content) = (drawing.decoration.caption, drawing.caption)
    self.typesetter = typesetter
    self.style = style
    language = content.language
    width = drawing.size.width
    alignment = Self.alignment(of: drawing)
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
  func fitted(into room: Double, _ margins: Margins) -> [Field] {
    let (most, hobbyMost) = (style.name.lines, style.hobby?.lines ?? 0)
    for (lines, hobbyLines) in [(most, hobbyMost), (most, 1), (1, 1), (1, 0)] {
      let fields = fitted(lines: lines, hobbyLines: hobbyLines, largest: .infinity, margins)
      if height(of: fields) <= room { return fields }
    }
    let smallest = fitted(lines: 1, hobbyLines: 0, largest: .infinity, margins)
    guard let line = smallest.first?.fitted else { return smallest }
    let largest = max(0.25, (line.line.fontSize * room / line.height * 4).rounded(.down) / 4)
    return fitted(lines: 1, hobbyLines: 0, largest: largest, margins)
  }

  private func fitted(lines: Int, hobbyLines: Int, largest: Double, _ margins: Margins) -> [Field] {
    let hobby = hobbyLines > 0 ? hobby : nil
    let texts: [(CardField, FittedText?)] = [
      (.name, fitter(margins.name).fit(name, lines: lines, largest: largest)),
      (.hobby, hobby.flatMap { fitter(margins.hobby).fit($0, lines: hobbyLines, largest: largest) }),
    ]
    return texts.compactMap { field, fitted in fitted.map { (field, $0) } }
  }

  private func fitter(_ margin: Double) -> TextFitter {
    TextFitter(
      typesetter: typesetter, language: language, width: max(0, width - 2 * margin), alignment: alignment)
  }

  private static func direction(of text: String, in content: CaptionContent) -> LayoutDirection {
    LayoutDirection(firstLetterOf: text) ?? content.direction
  }

  private static func alignment(of drawing: CardDrawing) -> TextFrame.Alignment {
    if drawing.decoration.caption.placement == .center { return .center }
    return drawing.caption.direction == .rightToLeft ? .right : .left
  }
}
