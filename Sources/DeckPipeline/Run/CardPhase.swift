import DeckKit
import DeckPlanning
import DeckRendering
import Synchronization
import Typesetting

/// The first phase of a run: all cards. Its findings determine which scenes are drawn and how.
struct CardPhase: Sendable {
  /// The reports on the cards, by index in the deck; without their fonts, which are in `faces`.
  var reports: [Int: CardReport] = [:]
  /// The errors of the cards that cannot be drawn, by index in the deck.
  var failures: [Int: Diagnostic] = [:]
  /// The fonts of all cards' texts.
  private(set) var faces: Set<FontFace> = []

  /// The findings that scenes depend on.
  var findings: CardFindings {
    CardFindings(
      focalPoints: reports.compactMapValues(\.focus), reliefs: reports.compactMapValues(\.relief))
  }

  /// Adds the results of other cards.
  mutating func merge(_ other: CardPhase) {
    reports.merge(other.reports) { known, _ in known }
    faces.formUnion(other.faces)
    failures.merge(other.failures) { known, _ in known }
  }

  /// Adds the report on a card. Most cards use the same fonts, so these are stored once.
  private mutating func add(_ report: CardReport, of card: Card) {
    faces.formUnion(report.faces)
    reports[card.index] = report
    reports[card.index]?.faces = []
  }

  /// The warnings and errors, in the order of the deck.
  func diagnostics(of deck: Deck) -> [Diagnostic] {
    deck.cards.indices.flatMap { index in
      (failures[index].map { [$0] } ?? []) + (reports[index]?.diagnostics ?? [])
    }
  }

  /// Draws or checks the cards of `plan`. If a card fails, the others are processed nevertheless.
  ///
  /// - Throws: the errors of `body` except ``CardFailure``; `FontError`.
  static func run(
    _ plan: CardPlan, of run: PreparedRun,
    body: @escaping @Sendable (TaskRenderer, CardTask) throws -> CardReport
  ) throws -> CardPhase {
    let phase = Mutex(CardPhase(failures: run.failures))
    let costs = plan.map { PictureTask.card($0).memory }
    // Long tasks start first, to balance the load: the largest photos.
    let order = plan.indices.sorted { (costs[$0], $1) > (costs[$1], $0) }
    try run.pool.run(costs: order.map { costs[$0] }, makeWorker: run.makeRenderer) { renderer, item in
      let task = plan[order[item]]
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
