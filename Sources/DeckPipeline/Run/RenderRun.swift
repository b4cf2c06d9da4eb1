import DeckKit
import DeckPlanning
import DeckRendering
import Files
import Typesetting

/// Draws a deck into an output folder.
package struct RenderRun {
  private let deckPath: String
  private let options: RunOptions

  /// Creates a run that draws the deck file at `deckPath`.
  package init(deckPath: String, options: RunOptions) {
    self.deckPath = deckPath
    self.options = options
  }

  /// Draws into the folder at `output`. If there are errors, the folder is left unchanged, unless the options
  /// say to keep going.
  ///
  /// - Throws: ``Cancelled``; errors that are due neither to the deck, nor to a photo, nor to the folder.
  package func run(output: String) throws -> RunReport {
    let loaded = LoadedDeck(
      path: deckPath, root: options.root, isStrict: options.isStrict,
      keepsGoing: options.keepsGoing)
    guard let deck = loaded.deck, !loaded.isBlocked else {
      return try checkInstead(loaded)
    }
    do {
      let selected = try selection(in: deck)
      let prepared = try PreparedRun(deck, from: loaded, options: options)
      guard prepared.failures.isEmpty || options.keepsGoing,
        !loaded.policy.hasErrors(in: prepared.cards.diagnostics)
      else { return try checkInstead(loaded) }
      let store = try OutputStore(root: output)
      do {
        let report = try DrawingRun(
          prepared: prepared, store: store, options: options,
          partial: try selected.map { PartialRun(previous: try store.previous(), selected: $0) },
          found: loaded.diagnostics + loaded.policy.applied(to: prepared.cards.diagnostics),
          policy: loaded.policy,
          leftOut: loaded.leftOut
        ).run()
        if report.outcome == nil { store.discard() }
        return report
      } catch {
        store.discard()
        throw error
      }
    } catch let error as FontError {
      return failed(loaded, deck, Diagnostic(error, deckPath: deckPath))
    } catch let error as StoreError {
      return failed(loaded, deck, Diagnostic(error))
    } catch let error as FileError {
      return failed(loaded, deck, Diagnostic(error))
    } catch let error as Refusal {
      return failed(loaded, deck, error.diagnostic)
    }
  }

  /// The error that the run cannot start.
  private struct Refusal: Error {
    var diagnostic: Diagnostic
  }

  /// Checks a deck that will not be drawn, so that all its problems and those of its photos are reported
  /// together.
  ///
  /// - Throws: ``Cancelled``.
  private func checkInstead(_ loaded: LoadedDeck) throws -> RunReport {
    try CheckRun().run(
      loaded, deckPath: deckPath,
      options: RunOptions(jobs: options.jobs, memory: options.memory, isCancelled: options.isCancelled))
  }

  private func failed(_ loaded: LoadedDeck, _ deck: Deck, _ diagnostic: Diagnostic) -> RunReport {
    RunReport(
      diagnostics: loaded.diagnostics + [diagnostic], cards: deck.cards.count, failed: [])
  }

  /// The indices of the cards to draw; nil for all.
  ///
  /// - Throws: ``Refusal`` if a card does not exist.
  private func selection(in deck: Deck) throws(Refusal) -> Set<Int>? {
    guard !options.only.isEmpty else { return nil }
    var selected: Set<Int> = []
    for id in options.only {
      guard let index = deck.cards.firstIndex(where: { $0.id.rawValue == id }) else {
        throw Refusal(diagnostic: .unknownCard(id, in: deck, deckPath: deckPath, field: "--only"))
      }
      selected.insert(index)
    }
    return selected
  }
}

extension Diagnostic {
  static func unknownCard(_ id: String, in deck: Deck, deckPath: String, field: String) -> Diagnostic {
    Diagnostic(
      .error, .deck, code: .unknownCard,
      "no card has the id “\(id)”" + suggestion(for: id, among: deck.cards.map(\.id.rawValue)),
      at: SourcePlace(file: deckPath), field: field)
  }
}
