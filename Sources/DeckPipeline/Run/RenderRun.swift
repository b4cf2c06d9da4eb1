import DeckKit
import DeckPlanning
import DeckRendering
import Synchronization
import Typesetting

/// Draws a deck into an output folder.
package struct RenderRun {
  private let deckPath: String
  private let options: RunOptions

  /// A run that draws the deck file at `deckPath`.
  package init(deckPath: String, options: RunOptions) {
    self.deckPath = deckPath
    self.options = options
  }

  /// Draws into the folder at `output`. Where there are errors the folder stays as it is, unless the options say
  /// to keep going.
  ///
  /// - Throws: ``Cancelled``; what cannot be put down to the deck, a photo or the folder.
  package func run(output: String) throws -> RunReport {
    let loaded = LoadedDeck(path: deckPath)
    guard let deck = loaded.deck, !loaded.diagnostics.hasErrors else { return try refused(loaded) }
    do {
      let selected = try selection(in: deck)
      let prepared = try PreparedRun(deck, from: loaded, options: options)
      guard prepared.failures.isEmpty || options.keepsGoing else { return try refused(loaded) }
      let store = try OutputStore(root: output)
      do {
        let report = try Drawing(
          prepared: prepared, store: store, options: options,
          partial: selected.map { PartialRun(previous: store.previous(), selected: $0) },
          found: loaded.diagnostics.all + prepared.planner.diagnostics
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
    } catch let error as Refusal {
      return failed(loaded, deck, error.diagnostic)
    }
  }

  /// A run that cannot begin.
  private struct Refusal: Error {
    var diagnostic: Diagnostic
  }

  /// A deck that will not be drawn is checked to the end, so that all its faults and its photos' are reported
  /// at once.
  private func refused(_ loaded: LoadedDeck) throws -> RunReport {
    try CheckRun().run(
      loaded, deckPath: deckPath,
      options: RunOptions(jobs: options.jobs, memory: options.memory, isCancelled: options.isCancelled))
  }

  private func failed(_ loaded: LoadedDeck, _ deck: Deck, _ diagnostic: Diagnostic) -> RunReport {
    RunReport(
      diagnostics: loaded.diagnostics.all + [diagnostic], cards: deck.cards.count, failed: [])
  }

  /// Places of the cards to draw; nil for all.
  private func selection(in deck: Deck) throws(Refusal) -> Set<Int>? {
    guard !options.only.isEmpty else { return nil }
    var selected: Set<Int> = []
    for id in options.only {
      guard let index = deck.cards.firstIndex(where: { $0.id == id }) else {
        throw Refusal(diagnostic: .unknownCard(id, in: deck, deckPath: deckPath, field: "--only"))
      }
      selected.insert(index)
    }
    return selected
  }
}

/// The drawing itself, once everything is read and the folder is open.
private struct Drawing {
  let prepared: PreparedRun
  let store: OutputStore
  let options: RunOptions
  /// What is to be drawn, and what stays; nil for a whole run.
  let partial: PartialRun?
  /// What was found before.
  let found: [Diagnostic]

  private var deck: Deck { prepared.deck }
  private var selected: Set<Int>? { partial?.selected }

  func run() throws -> RunReport {
    let whole = prepared.plan
    let obstacles = obstacles(to: whole)
    guard obstacles.isEmpty else { return report(found + obstacles, CardPhase()) }
    let drawn = DrawnImages()
    let counter = ProgressCounter(total: count(whole), options: options)
    let sink: @Sendable (RenderedImage) throws -> Void = { image in
      try store.stage(image)
      try drawn.add(image)
      try counter.step()
    }
    var phase = try CardPhase.run(selection(of: whole.cards), of: prepared) { renderer, task in
      try renderer.render(task, to: sink)
    }
    if selected != nil { try lookAtOthers(&phase) }
    let diagnostics = found + phase.diagnostics(of: deck)
    guard phase.failures.isEmpty || options.keepsGoing else { return report(diagnostics, phase) }
    let plan = plan(after: phase)
    // A deck of which nothing is left must not take the place of one that is whole.
    guard phase.failures.isEmpty || !plan.cards.isEmpty else { return report(diagnostics, phase) }
    let faces = try drawScenes(of: plan, to: sink) { animation in
      try store.stage(animation.bytes, at: animation.entry.path)
      drawn.add(animation)
      try counter.step()
    } documents: { document in
      try store.stage(document.bytes, at: document.path)
      drawn.add(document)
      try counter.step()
    }
    let manifest = ManifestBuilder(
      deck: deck, plan: plan, images: drawn.entries, animations: drawn.animations,
      documents: drawn.documents,
      listMetrics: prepared.planner.listMetrics, faces: phase.faces.union(faces), reports: phase.reports,
      diagnostics: diagnostics,
      partial: partial
    ).build()
    return report(diagnostics, phase, try store.publish(manifest))
  }

  private func plan(after phase: CardPhase) -> RenderPlan {
    prepared.planner.knowing(focalPoints: phase.focalPoints, reliefs: phase.reliefs).plan(
      without: Set(phase.failures.keys))
  }

  private func drawScenes(
    of plan: RenderPlan, to sink: @escaping @Sendable (RenderedImage) throws -> Void,
    animations animationSink: @escaping @Sendable (RenderedAnimation) throws -> Void,
    documents: @escaping @Sendable (RenderedDocument) throws -> Void
  ) throws -> Set<FontFace> {
    let faces = Mutex<Set<FontFace>>([])
    // The longest tasks first, so that no worker is left alone with one at the end.
    let (animations, stills) = wanted(plan)
    let sheets = wantedSheets(plan)
    let costs =
      sheets.costs(prepared.estimate) + animations.map(prepared.estimate.bytes)
      + stills.map(prepared.estimate.bytes)
    try prepared.pool.run(costs: costs, makeWorker: prepared.makeRenderer) { renderer, item in
      let scene = item - sheets.count
      if scene < 0 {
        let drawn = try sheets.draw(
          item, with: renderer, to: sink, animations: animationSink, documents: documents)
        faces.withLock { $0.formUnion(drawn) }
      } else if scene < animations.count {
        try renderer.render(animations[scene], to: sink, animations: animationSink)
      } else {
        try renderer.render(stills[scene - animations.count], to: sink)
      }
    }
    return faces.withLock { $0 }
  }

  // MARK: Some cards only

  private func selection(of tasks: CardTasks) -> CardTasks {
    guard let selected else { return tasks }
    return tasks.only { selected.contains($0.index) }
  }

  private func involvesSelected(_ cards: [PlacedCard]) -> Bool {
    guard let selected else { return true }
    let ids = Set(selected.map { deck.cards[$0].id })
    return cards.contains { ids.contains($0.placement.card) }
  }

  /// The animations and stills that show a card that was asked for.
  private func wanted(_ plan: RenderPlan) -> ([AnimationTask], [StillTask]) {
    (
      plan.animations.filter { involvesSelected($0.frames.flatMap(\.scene.cards)) },
      plan.stills.filter { involvesSelected($0.scene.cards) }
    )
  }

  /// The openings and sheets that show a card that was asked for.
  private func wantedSheets(_ plan: RenderPlan) -> SheetJobs {
    SheetJobs(plan, showing: selected.map { Set($0.map { deck.cards[$0].id }) })
  }

  /// Reads the cards that stills and frames show beside the ones asked for, so that they are cropped as they are in a
  /// whole run. One that cannot be read leaves its place to another, which is read in its turn.
  private func lookAtOthers(_ phase: inout CardPhase) throws {
    while true {
      let plan = plan(after: phase)
      let (animations, stills) = wanted(plan)
      let scenes = animations.flatMap { $0.frames.map(\.scene) } + stills.map(\.scene)
      let seen = Set(scenes.flatMap { $0.cards.map(\.placement.card) } + wantedSheets(plan).cards)
      let unread = plan.cards.only { seen.contains($0.id) && phase.reports[$0.index] == nil }
      guard !unread.isEmpty else { return }
      phase.merge(try CardPhase.run(unread, of: prepared) { renderer, task in try renderer.check(task) })
    }
  }

  // MARK: Reports

  private func obstacles(to plan: RenderPlan) -> [Diagnostic] {
    let paths =
      plan.cards.outputs.map(\.path) + plan.stills.flatMap { $0.outputs.map(\.path) }
      + plan.animations.flatMap(\.paths) + SheetJobs(plan).paths
    let conflicts = store.conflicts(with: paths).map(Diagnostic.init)
    guard let previous = partial?.previous, previous.style != deck.style else { return conflicts }
    return conflicts + [.styleChanged(store.root)]
  }

  private func count(_ plan: RenderPlan) -> Int {
    let cards = selection(of: plan.cards).outputs.count
    let (animations, stills) = wanted(plan)
    let scenes = stills.map(\.outputs.count) + animations.map(\.paths.count)
    return scenes.reduce(cards + wantedSheets(plan).paths.count, +)
  }

  private func report(
    _ diagnostics: [Diagnostic], _ phase: CardPhase, _ outcome: OutputStore.Outcome? = nil
  ) -> RunReport {
    RunReport(
      diagnostics: diagnostics, cards: deck.cards.count,
      failed: phase.failures.keys.sorted().map { deck.cards[$0].id }, outcome: outcome)
  }
}

extension Diagnostic {
  static func unknownCard(_ id: String, in deck: Deck, deckPath: String, field: String) -> Diagnostic {
    Diagnostic(
      .error, .deck, code: "unknown-card",
      "no card has the id “\(id)”" + suggestion(for: id, among: deck.cards.map(\.id)),
      at: SourcePlace(file: deckPath), field: field)
  }

  fileprivate static func styleChanged(_ root: String) -> Diagnostic {
    Diagnostic(
      .error, .output, code: "style-changed",
      "the cards that are there were drawn in another style; render the whole deck once without --only",
      at: SourcePlace(file: root))
  }
}
