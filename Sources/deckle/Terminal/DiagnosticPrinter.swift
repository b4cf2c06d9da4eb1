import DeckPlanning
import Foundation

/// Prints diagnostics, with errors last, where they remain visible.
struct DiagnosticPrinter {
  let isQuiet: Bool
  let isColored: Bool

  func show(_ diagnostics: [Diagnostic]) {
    let (errors, warnings) = (
      diagnostics.filter { $0.severity == .error }, diagnostics.filter { $0.severity == .warning }
    )
    for diagnostic in (isQuiet ? [] : warnings) + errors { Terminal.printMessage(line(diagnostic)) }
  }

  private func line(_ diagnostic: Diagnostic) -> String {
    let text = VisibleText.of(diagnostic.description)
    guard isColored, let word = text.range(of: diagnostic.severity.rawValue + ":") else { return text }
    let color = diagnostic.severity == .error ? "\u{1B}[1;31m" : "\u{1B}[1;33m"
    return text.replacingCharacters(in: word, with: color + text[word] + "\u{1B}[0m")
  }
}
