import DeckKit
import DeckPlanning
import Typesetting

/// Reports on cards that are items of a list.
extension TaskRenderer {
  /// The report on an item. Where its texts are follows from the list.
  func report(
    on task: CardTask, _ item: ListItemDrawing, _ card: PreparedCard, _ source: PhotoSource?
  ) -> CardReport {
    let lines = ListTypesetter(typesetter: typesetter).set(item).lines
    return CardReport(
      textBoxes: [], faces: lines.reduce(into: []) { $0.formUnion($1.text.faces) }, focus: card.focus,
      source: source,
      diagnostics: lines.flatMap { line in
        diagnostics(
          of: line.text, field: task.card.listField(line.role), isTruncated: line.isTruncated, task.card)
      } + photoDiagnostics(card, task))
  }

  /// The warnings about one text.
  private func diagnostics(
    of text: TextLine, field: CardField, isTruncated: Bool, _ card: Card
  ) -> [Diagnostic] {
    let missing = text.unknownScalars
    let findings: [(code: DiagnosticCode, message: String)?] = [
      isTruncated ? (.textTruncated, "is too long for the card and was truncated; shorten it") : nil,
      missing.isEmpty ? nil : (.missingGlyph, missing.missingGlyphs),
    ]
    return findings.compactMap { $0 }.map { finding in
      Diagnostic(
        .warning, .deck, code: finding.code, finding.message, at: card.place, card: card.id.rawValue,
        field: field.rawValue)
    }
  }
}

extension Card {
  /// The field of the card that a text of its list item shows.
  func listField(_ role: ListTypesetter.Role) -> CardField {
    let isTitled = title?.isEmpty == false
    return switch role {
    case .primary: isTitled ? .title : .name
    case .secondary: isTitled ? (detail == nil ? .hobby : .detail) : (hobby == nil ? .detail : .hobby)
    }
  }
}
