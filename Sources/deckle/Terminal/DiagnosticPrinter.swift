import DeckPlanning
import Foundation

/// Prints diagnostics, with errors last, where they remain visible. Warnings of one kind are one line unless
/// all are asked for.
struct DiagnosticPrinter {
  private let isQuiet: Bool
  private let isVerbose: Bool
  private let isColored = Terminal.isColored

  init(_ arguments: ParsedArguments, isVerbose: Bool) {
    isQuiet = arguments.isSet("--quiet")
    self.isVerbose = isVerbose
  }

  func show(_ diagnostics: [Diagnostic]) {
    let warnings = isQuiet ? [] : diagnostics.filter { $0.severity == .warning }
    let errors = diagnostics.filter { $0.severity == .error }
    for text in warningLines(warnings) + errors.map(\.description) { Terminal.printMessage(line(text)) }
  }

  // MARK: Lines

  private func warningLines(_ warnings: [Diagnostic]) -> [String] {
    guard !isVerbose else { return warnings.map(\.description) }
    var kinds: [DiagnosticCode] = []
    for warning in warnings where !kinds.contains(warning.code) { kinds.append(warning.code) }
    return kinds.map { kind in Self.line(for: warnings.filter { $0.code == kind }) }
  }

  /// One line for warnings of one kind: their number, the first one and the cards of others.
  private static func line(for warnings: [Diagnostic]) -> String {
    guard warnings.count > 1, let first = warnings.first else { return warnings[0].description }
    let cards = warnings.dropFirst().compactMap(\.card)
    let examples =
      cards.isEmpty
      ? "" : " (cards \(cards.prefix(3).joined(separator: ", "))\(cards.count > 3 ? ", …" : ""))"
    return "\(first.description); and \(warnings.count - 1) more \(first.code.rawValue)\(examples); "
      + "--verbose lists all"
  }

  /// The text with its severity in colour.
  private func line(_ text: String) -> String {
    let text = VisibleText.of(text)
    guard isColored,
      let word = text.range(of: "error:") ?? text.range(of: "warning:")
    else { return text }
    let color = text[word] == "error:" ? "\u{1B}[1;31m" : "\u{1B}[1;33m"
    return text.replacingCharacters(in: word, with: color + text[word] + "\u{1B}[0m")
  }
}
