import DeckKit
import DeckPlanning
import DeckRendering
import Synchronization
import Typesetting

/// The first half of a run: every card by itself. What it learns decides whether and from what scenes are drawn.
struct CardPhase: Sendable {
  /// What drawing the cards brought to light, by place in the deck; without their fonts, which are kept in `faces`.
  var reports: [Int: CardReport] = [:]
  /// The cards that cannot be drawn, and why.
  var failures: [Int: Diagnostic] = [:]
  /// The fonts of all cards' texts.
  private(set) var faces: Set<FontFace> = []

  /// The focal points of the cards that were drawn, by place in the deck.
  var focalPoints: [Int: LayoutPoint] { reports.compactMapValues(\.focus) }

  /// What makes the texts of the cards readable, by place in the deck.
  var reliefs: [Int: CaptionRelief] { reports.compactMapValues(\.relief) }

  /// Adds what was learnt of other cards.
  mutating func merge(_ other: CardPhase) {
    reports.merge(other.reports) { known, _ in known }
    faces.formUnion(other.faces)
    failures.merge(other.failures) { known, _ in known }
  }

  /// Adds what was learnt of a card. Fonts are the same for most cards, and are kept once.
  private mutating func add(_ report: CardReport, of card: Card) {
    faces.formUnion(report.faces)
    reports[card.index] = report
    reports[card.index]?.faces = []
  }

  /// Warnings and errors in the order of the deck.
  func diagnostics(of deck: Deck) -> [Diagnostic] {
    deck.cards.indices.flatMap { index in
      (failures[index].map { [$0] } ?? []) + (reports[index]?.diagnostics ?? [])
    }
  }

  /// Draws or checks the cards of `tasks`; a card that fails does not keep the others from being tried.
  static func run(
    _ tasks: CardTasks, of run: PreparedRun,
    body: @escaping @Sendable (TaskRenderer, CardTask) throws -> CardReport
  ) throws -> CardPhase {
    let phase = Mutex(CardPhase(failures: run.failures))
    // The largest photos first, so that no worker is left alone with one at the end.
    let costs = tasks.map(run.estimate.bytes)
    let order = tasks.indices.sorted { (costs[$0], $1) > (costs[$1], $0) }
    try run.pool.run(costs: order.map { costs[$0] }, makeWorker: run.makeRenderer) { renderer, item in
      let task = tasks[order[item]]
      do {
        let report = try body(renderer, task)
        phase.withLock { $0.add(report, of: task.card) }
      } catch let failure as CardFailure {
        phase.withLock { $0.failures[task.card.index] = failure.diagnostic }
      }
    }
    return phase.withLock { $0 }
  }
}
