package import DeckPlanning

/// How a run ended.
package struct RunReport: Sendable {
  /// Everything that was found, in order.
  package var diagnostics: [Diagnostic]
  /// Number of cards in the deck.
  package var cards: Int
  /// Ids of the cards that could not be drawn.
  package var failed: [String]
  /// What was done to the output folder; nil where it was left as it was.
  package var outcome: OutputStore.Outcome?

  /// Whether publishing stopped midway, so that the output folder waits for the next run.
  package var isUnfinished: Bool { diagnostics.contains { $0.code == .outputUnfinished } }

  /// The gravest kind of error, which decides the exit code; nil where there is none.
  package var errorKind: Diagnostic.Kind? { Self.gravestKind(of: diagnostics) }

  /// The gravest kind of error among `diagnostics`; nil where there is none.
  package static func gravestKind(of diagnostics: [Diagnostic]) -> Diagnostic.Kind? {
    let kinds = Set(diagnostics.filter { $0.severity == .error }.map(\.kind))
    return [.output, .deck, .photo].first(where: kinds.contains)
  }
}
