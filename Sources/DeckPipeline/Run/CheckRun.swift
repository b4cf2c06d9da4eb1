import DeckKit
import DeckPlanning
import DeckRendering
import Typesetting

/// Finds all problems that a render would report, without writing anything: reads the deck, decodes all
/// photos and lays out all texts.
package struct CheckRun {
  /// Creates a check.
  package init() {}

  /// Checks the deck file at `path`.
  ///
  /// - Throws: ``Cancelled``.
  package func run(deckPath path: String, options: RunOptions) throws -> RunReport {
    try run(
      LoadedDeck(path: path, root: options.root, isStrict: options.isStrict), deckPath: path, options: options
    )
  }

  /// Checks a deck that was already read.
  ///
  /// - Throws: ``Cancelled``.
  func run(_ loaded: LoadedDeck, deckPath path: String, options: RunOptions) throws -> RunReport {
    guard let deck = loaded.deck else {
      return RunReport(diagnostics: loaded.diagnostics, cards: 0, failed: [])
    }
    do {
      let prepared = try PreparedRun(deck, from: loaded, options: options)
      let counter = ProgressCounter(total: prepared.cards.count, options: options)
      let phase = try CardPhase.run(prepared.cards, of: prepared) { renderer, task in
        let report = try renderer.check(task)
        try counter.step()
        return report
      }
      return RunReport(
        diagnostics: loaded.diagnostics
          + loaded.policy.applied(to: prepared.cards.diagnostics + phase.diagnostics(of: deck)),
        cards: deck.cards.count, failed: phase.failures.keys.sorted().map { deck.cards[$0].id.rawValue },
        cardPlaces: deck.cardPlaces)
    } catch let error as FontError {
      return RunReport(
        diagnostics: loaded.diagnostics + [Diagnostic(error, deckPath: path)], cards: deck.cards.count,
        failed: [])
    }
  }
}

extension Diagnostic {
  /// Creates an error about the fonts of a deck.
  init(_ error: FontError, deckPath: String) {
    self.init(.error, .deck, code: .font, error.description, at: SourcePlace(file: deckPath), field: "fonts")
  }
}
