import DeckKit
import DeckPlanning
import DeckRendering
import Typesetting

/// The lists and sheets that a run draws.
struct SheetJobs: Sendable {
  let toggles: [ToggleTask]
  let sheets: [SheetTask]

  /// Those of `plan` that show one of the cards of the given ids; all of them where nil.
  init(_ plan: RenderPlan, showing cards: Set<String>? = nil) {
    toggles = plan.toggles.filter { cards?.isDisjoint(with: $0.cards) != true }
    sheets = plan.sheets.filter { cards?.isDisjoint(with: $0.cards) != true }
  }

  /// Number of tasks.
  var count: Int { sheets.count + toggles.count }
  /// Ids of the cards that are seen.
  var cards: [String] { toggles.flatMap(\.cards) + sheets.flatMap(\.cards) }
  /// Every path that is written.
  var paths: [String] {
    sheets.flatMap(\.paths) + toggles.flatMap(\.paths)
  }

  /// Bytes of memory that each task takes.
  func costs(_ estimate: MemoryEstimate) -> [Int] {
    sheets.map(estimate.bytes) + toggles.map(estimate.bytes)
  }

  /// Draws the task at `index`; sheets first, since they take longest.
  ///
  /// - Returns: the fonts of headings and rows.
  func draw(
    _ index: Int, with renderer: TaskRenderer, to sink: TaskRenderer.Sink,
    animations: TaskRenderer.AnimationSink, documents: TaskRenderer.DocumentSink
  ) throws -> Set<FontFace> {
    if index < sheets.count {
      try renderer.render(sheets[index], to: sink, documents: documents)
    } else {
      try renderer.render(toggles[index - sheets.count], to: sink, animations: animations)
    }
  }
}
