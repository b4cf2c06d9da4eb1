import DeckKit
import DeckPlanning
import DeckRendering
import Synchronization
import Typesetting

/// Draws a deck that was read and planned, and publishes the output.
struct DrawingRun {
  let prepared: PreparedRun
  let store: OutputStore
  let options: RunOptions
  /// The selected cards and the previous manifest; nil if all cards are drawn.
  let partial: PartialRun?
  /// The problems found before drawing.
  let found: [Diagnostic]
  /// The severities of warnings.
  let policy: WarningPolicy
  /// The ids of cards that were left out because of errors in their descriptions.
  let leftOut: [String]

  private var deck: Deck { prepared.deck }

  func run() throws -> RunReport {
    let obstacles = obstacles()
    guard obstacles.isEmpty else { return report(found + obstacles, CardPhase()) }
    let (entries, counter) = (FileEntries(), ProgressCounter(total: count(), options: options))
    let sink: @Sendable (RenderedFile) throws -> Void = { [store] file in
      try store.stage(file)
      try entries.add(file)
      try counter.step()
    }
    let phase = try drawCards(to: sink)
    let drawn = phase.diagnostics(of: deck)
    let diagnostics = found + policy.applied(to: drawn)
    guard phase.failures.isEmpty || options.keepsGoing, !policy.hasErrors(in: drawn) else {
      return report(diagnostics, phase)
    }
    let (cards, outlines) = prepared.without(Set(phase.failures.keys))
    // If no card could be drawn, the previous output is kept.
    guard phase.failures.isEmpty || !cards.isEmpty else { return report(diagnostics, phase) }
    let faces = try drawScenes(
      ScenePlan(of: wanted(outlines), cards: cards, findings: phase.findings), to: sink)
    let manifest = try ManifestBuilder(
      deck: deck, cards: cards, outlines: outlines, files: entries.all, listMetrics: prepared.listMetrics,
      faces: phase.faces.union(faces), reports: phase.reports, diagnostics: diagnostics, partial: partial
    ).build()
    return report(diagnostics, phase, try store.publish(manifest))
  }

  // MARK: Drawing

  private func drawCards(to sink: @escaping @Sendable (RenderedFile) throws -> Void) throws -> CardPhase {
    var phase = try CardPhase.run(selectedCards, of: prepared) { renderer, task in
      try renderer.render(task, to: sink)
    }
    if partial != nil { try checkOthers(&phase) }
    return phase
  }

  /// Checks the cards that the requested scenes show beside the selected ones, so that they are cropped as in
  /// a full run. If such a card fails, scenes show another one instead, which is checked next.
  ///
  /// - Throws: ``Cancelled``; `FontError`.
  private func checkOthers(_ phase: inout CardPhase) throws {
    while true {
      let (cards, outlines) = prepared.without(Set(phase.failures.keys))
      let seen = wanted(outlines).reduce(into: Set<CardID>()) { $0.formUnion($1.cards) }
      let unread = cards.only { seen.contains($0.id) && phase.reports[$0.index] == nil }
      guard !unread.isEmpty else { return }
      phase.merge(try CardPhase.run(unread, of: prepared) { renderer, task in try renderer.check(task) })
    }
  }

  private func drawScenes(
    _ plan: ScenePlan, to sink: @escaping @Sendable (RenderedFile) throws -> Void
  ) throws -> Set<FontFace> {
    let faces = Mutex<Set<FontFace>>([])
    try prepared.pool.run(costs: plan.outlines.map(\.memory), makeWorker: prepared.makeRenderer) {
      renderer, item in
      let result = try renderer.render(plan.task(at: item), to: sink)
      faces.withLock { $0.formUnion(result.faces) }
    }
    return faces.withLock { $0 }
  }

  // MARK: Some cards only

  private var selectedCards: CardPlan {
    guard let selected = partial?.selected else { return prepared.cards }
    return prepared.cards.only { selected.contains($0.index) }
  }

  /// The scenes that show a selected card. Long tasks start first, to balance the load.
  private func wanted(_ outlines: [SceneOutline]) -> [SceneOutline] {
    let ids = partial.map { Set($0.selected.map { deck.cards[$0].id }) }
    return outlines.filter { ids?.isDisjoint(with: $0.cards) != true }.sorted { $0.pixels > $1.pixels }
  }

  // MARK: Reports

  private func obstacles() -> [Diagnostic] {
    let paths = prepared.cards.outputs.map(\.path) + prepared.outlines.flatMap(\.outputs)
    let conflicts = store.conflicts(with: paths).map(Diagnostic.init)
    guard let previous = partial?.previous, previous.style != deck.style else { return conflicts }
    return conflicts + [.styleChanged(store.root)]
  }

  /// The number of files that are drawn.
  private func count() -> Int {
    wanted(prepared.outlines).reduce(selectedCards.outputs.count) { $0 + $1.outputs.count }
  }

  private func report(
    _ diagnostics: [Diagnostic], _ phase: CardPhase, _ outcome: OutputStore.Outcome? = nil
  ) -> RunReport {
    RunReport(
      diagnostics: diagnostics, cards: deck.cards.count + leftOut.count,
      failed: leftOut + phase.failures.keys.sorted().map { deck.cards[$0].id.rawValue }, outcome: outcome,
      cardPlaces: deck.cardPlaces)
  }
}

extension Diagnostic {
  fileprivate static func styleChanged(_ root: String) -> Diagnostic {
    Diagnostic(
      .error, .output, code: .styleChanged,
      "the existing cards were drawn in another style; render the whole deck once without --only",
      at: SourcePlace(file: root))
  }
}
