import DeckKit
package import DeckPlanning
package import DeckRendering
import Typesetting

/// Explains one card: what a render would find and do. Writes nothing.
package struct ExplainRun {
  private let deckPath: String
  private let id: String
  private let root: String?

  /// The result; the explanation is nil if the card cannot be drawn.
  package struct Outcome {
    /// The explanation.
    package var explanation: CardExplanation?
    /// The problems of this card and of the deck as a whole.
    package var diagnostics: [Diagnostic]
  }

  /// Creates an explanation of the card `id` of the deck file at `deckPath`.
  package init(deckPath: String, card id: String, root: String? = nil) {
    self.deckPath = deckPath
    self.id = id
    self.root = root
  }

  /// Reads the deck and the card's photo, and explains the card.
  ///
  /// - Throws: errors that are due neither to the deck nor to a photo.
  package func run() throws -> Outcome {
    let loaded = LoadedDeck(path: deckPath, root: root)
    let found = loaded.diagnostics.filter { $0.card == nil || $0.card == id }
    guard let deck = loaded.deck else { return Outcome(diagnostics: found) }
    guard var card = deck.cards.first(where: { $0.id.rawValue == id }) else {
      return Outcome(diagnostics: found + [.unknownCard(id, in: deck, deckPath: deckPath, field: "CARD")])
    }
    card.index = 0
    var alone = deck
    alone.cards = [card]
    do {
      return try explain(PreparedRun(alone, from: loaded, options: RunOptions()), found, loaded.policy)
    } catch let error as FontError {
      return Outcome(diagnostics: found + [Diagnostic(error, deckPath: deckPath)])
    } catch let failure as CardFailure {
      return Outcome(diagnostics: found + [failure.diagnostic])
    }
  }

  private func explain(
    _ run: PreparedRun, _ found: [Diagnostic], _ policy: WarningPolicy
  ) throws -> Outcome {
    guard let task = run.cards.first else {
      return Outcome(diagnostics: found + run.failures.values)
    }
    let (explanation, report) = try run.makeRenderer().explain(task)
    return Outcome(
      explanation: explanation,
      diagnostics: found + policy.applied(to: run.cards.diagnostics + report.diagnostics))
  }
}
