import DeckKit
@testable import DeckPlanning

/// The plan of a deck of the cards ada, bo and cy, whose photos are 1600 × 1200.
struct Planning {
  let planner: Planner
  let style: DeckStyle

  init(fields: String = "", photo: LayoutSize = LayoutSize(width: 1600, height: 1200)) throws {
    let reading = Reading(fields: fields)
    guard let deck = reading.deck, !reading.diagnostics.hasErrors else { throw Refused(lines: reading.lines) }
    style = deck.style
    planner = Planner(deck: deck, measurements: Measurements(photoSizes: [0: photo, 1: photo, 2: photo]))
  }

  struct Refused: Error {
    var lines: [String]
  }

  var plan: RenderPlan { planner.plan() }
}

extension RenderPlan {
  /// Every path in the plan's order.
  var paths: [String] {
    cards.flatMap { $0.outputs.map(\.path) } + stills.flatMap { $0.outputs.map(\.path) }
      + animations.flatMap(\.paths)
  }
}
