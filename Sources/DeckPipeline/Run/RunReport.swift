import DeckKit
package import DeckPlanning

/// The result of a run.
package struct RunReport: Sendable {
  /// All problems, in order.
  package var diagnostics: [Diagnostic]
  /// The number of cards in the deck.
  package var cards: Int
  /// The ids of the cards that could not be drawn.
  package var failed: [String]
  /// The changes to the output folder; nil if it was left unchanged.
  package var outcome: OutputStore.Outcome?
  /// Where cards are described, by their ids.
  package var cardPlaces: [String: SourcePlace] = [:]

  /// Whether publishing stopped midway, so that the next run has to complete it.
  package var isUnfinished: Bool { diagnostics.contains { $0.code == .outputUnfinished } }

  /// The most severe kind of error, which decides the exit code; nil if there is none.
  package var errorKind: Diagnostic.Kind? { Self.gravestKind(of: diagnostics) }

  /// The most severe kind of error among `diagnostics`; nil if there is none.
  package static func gravestKind(of diagnostics: [Diagnostic]) -> Diagnostic.Kind? {
    let kinds = Set(diagnostics.filter { $0.severity == .error }.map(\.kind))
    return [.output, .deck, .photo].first(where: kinds.contains)
  }
}

extension Deck {
  /// Where the cards are described, by their ids.
  var cardPlaces: [String: SourcePlace] {
    Dictionary(cards.map { ($0.id.rawValue, $0.photoPlace) }) { first, _ in first }
  }
}
