import SourceText

/// Problems collected on the way, so that they can be shown together.
package struct Diagnostics: Sendable, Hashable {
  /// The problems in the order in which they were found.
  package private(set) var all: [Diagnostic] = []

  /// No problems yet.
  package init() {}

  /// Whether anything keeps the run from giving what was asked for.
  package var hasErrors: Bool { all.contains { $0.severity == .error } }
  /// The errors alone.
  package var errors: [Diagnostic] { all.filter { $0.severity == .error } }

  /// Adds a problem.
  package mutating func add(_ diagnostic: Diagnostic) {
    all.append(diagnostic)
  }

  /// Adds an error in a deck's own files.
  mutating func error(
    _ code: DiagnosticCode, _ message: String, at place: SourcePlace, card: String? = nil,
    field: String? = nil
  ) {
    add(Diagnostic(.error, .deck, code: code, message, at: place, card: card, field: field))
  }

  /// Adds a warning about a deck's own files.
  mutating func warning(
    _ code: DiagnosticCode, _ message: String, at place: SourcePlace, card: String? = nil,
    field: String? = nil
  ) {
    add(Diagnostic(.warning, .deck, code: code, message, at: place, card: card, field: field))
  }

  /// Adds an error about an empty list of cards.
  mutating func noCards(at place: SourcePlace) {
    error(.noCards, "the deck has no cards; expected one or more", at: place, field: "cards")
  }

  /// Adds what a reader of text found wrong.
  mutating func syntaxError(_ error: SyntaxError, in file: String) {
    let advice = error.advice.map { ". \($0)" } ?? ""
    self.error(
      .syntax, "found \(error.found); expected \(error.expected)\(advice)",
      at: SourcePlace(file: file, position: error.position))
  }
}
