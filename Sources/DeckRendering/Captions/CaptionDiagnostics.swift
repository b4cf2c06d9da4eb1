import DeckKit
import DeckPlanning
import Typesetting

extension CaptionLayout {
  /// Warnings about the texts: characters without a glyph, truncated or omitted texts, and font sizes below
  /// the style's.
  func diagnostics(for task: CardTask) -> [Diagnostic] {
    let style = task.drawing.decoration.caption
    func warning(_ field: CardField, _ code: DiagnosticCode, _ message: String) -> Diagnostic {
      Diagnostic(
        .warning, .deck, code: code, message, at: task.card.place, card: task.card.id.rawValue,
        field: field.rawValue)
    }
    return lines.flatMap { line in
      [line.fitting(in: style), line.missing].compactMap { $0 }
        .map { warning(line.field, $0.code, $0.message) }
    }
      + omitted.map {
        warning($0, .textOmitted, "is omitted because the card is too low; make the card higher")
      }
  }
}

extension CaptionLayout.Line {
  fileprivate typealias Finding = (code: DiagnosticCode, message: String)

  /// The warning about how the text was made to fit; nil if it fits at the style's size.
  fileprivate func fitting(in style: CaptionStyle) -> Finding? {
    let own = style.text(of: field)
    let size = text.fontSize.shortText
    let advice = isNarrowed ? "shorten it, or reduce the style's “cornerRadius”" : "shorten it"
    if isTruncated {
      return (.textTruncated, "is too long for the card and was truncated; \(advice)")
    }
    if text.fontSize < min(own.minimumSize, own.size) {
      return (
        .textBelowMinimum,
        "is set at \(size) points, below the style's minimum size of \(own.minimumSize.shortText), "
          + "to fit the card; \(advice), or make the card larger"
      )
    }
    guard text.fontSize < own.size else { return nil }
    return (
      .textSmaller, "is set at \(size) points instead of \(own.size.shortText) to fit the card; \(advice)"
    )
  }

  /// The warning about characters that are in no font.
  fileprivate var missing: Finding? {
    unknown.isEmpty ? nil : (.missingGlyph, unknown.missingGlyphs)
  }
}

extension [Unicode.Scalar] {
  /// The message that these characters are in no font.
  var missingGlyphs: String {
    let shown = map { "\($0.codePoint) “\($0.printed)”" }.joined(separator: ", ")
    return "has \(count == 1 ? "a character that is" : "characters that are") in no font: \(shown); "
      + "add a font file with \(count == 1 ? "it" : "them") to “fonts”, or change the text"
  }
}

extension Unicode.Scalar {
  /// The code point in the form `U+10A00`.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The character itself, or U+FFFD if it is invisible or not a character.
  fileprivate var printed: String {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
      "\u{FFFD}"
    default: String(self)
    }
  }
}
