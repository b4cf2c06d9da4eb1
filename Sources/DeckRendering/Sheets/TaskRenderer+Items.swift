import DeckKit
import DeckPlanning
import Typesetting

/// Cards as items of a list.
extension TaskRenderer {
  /// What setting an item's texts and reading its photo brought to light. Where the texts lie follows from the list.
  func report(
    on task: CardTask, _ item: ListItemDrawing, _ loaded: PhotoLoader.Loaded?, focus: LayoutPoint?
  ) -> CardReport {
    let lines = ListTypesetter(typesetter: typesetter).set(item).lines
    return CardReport(
      textBoxes: [], faces: lines.reduce(into: []) { $0.formUnion($1.text.faces) }, focus: focus,
      source: loaded.map { source($0, task) },
      diagnostics: lines.flatMap { line in
        diagnostics(
          of: line.text, field: task.card.listField(line.field), isTruncated: line.isTruncated, task.card)
      } + photoDiagnostics(loaded, task))
  }

  /// Warnings of one text.
  private func diagnostics(of text: TextLine, field: String, isTruncated: Bool, _ card: Card) -> [Diagnostic]
  {
    let missing = text.unknownScalars
    let findings: [(code: String, message: String)?] = [
      isTruncated ? ("text-truncated", "is too long for the card and was cut short; shorten it") : nil,
      missing.isEmpty ? nil : ("missing-glyph", missing.missingGlyphs),
    ]
    return findings.compactMap { $0 }.map { finding in
      Diagnostic(
        .warning, .deck, code: finding.code, finding.message, at: card.place, card: card.id, field: field)
    }
  }
}

extension Card {
  /// The field of the card that an item's text shows.
  func listField(_ text: String) -> String {
    let isTitled = title?.isEmpty == false
    return switch text {
    case "primary": isTitled ? "title" : "name"
    default: isTitled ? (detail == nil ? "hobby" : "detail") : (hobby == nil ? "detail" : "hobby")
    }
  }
}
