import SourceText

/// The problems found so far, collected so that all are shown together.
package struct Diagnostics: Sendable, Hashable {
  /// All problems, in the order in which they were found.
  package private(set) var all: [Diagnostic] = []
  /// The index of the card that is being read.
  private var cardIndex: Int?

  /// Creates an empty collection.
  package init() {}

  /// Whether any problem is an error.
  package var hasErrors: Bool { all.contains { $0.severity == .error } }
  /// The problems that are errors.
  package var errors: [Diagnostic] { all.filter { $0.severity == .error } }

  /// Adds a problem.
  package mutating func add(_ diagnostic: Diagnostic) {
    all.append(diagnostic)
    all[all.count - 1].cardIndex = cardIndex ?? diagnostic.cardIndex
  }

  /// Calls `body`; what it adds is marked as a problem of the card with that index.
  mutating func reading<Result>(card index: Int, _ body: (inout Diagnostics) -> Result) -> Result {
    cardIndex = index
    defer { cardIndex = nil }
    return body(&self)
  }

  /// Adds an error in the deck file or a table.
  mutating func error(
    _ code: DiagnosticCode, _ message: String, at place: SourcePlace, card: String? = nil,
    field: String? = nil
  ) {
    add(Diagnostic(.error, .deck, code: code, message, at: place, card: card, field: field))
  }

  /// Adds a warning about the deck file or a table.
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

  /// Adds an error for malformed text.
  mutating func syntaxError(_ error: SyntaxError, in file: String) {
    let advice = error.advice.map { ". \($0)" } ?? ""
    self.error(
      .syntax, "found \(error.found); expected \(error.expected)\(advice)",
      at: SourcePlace(file: file, position: error.position))
  }
}
