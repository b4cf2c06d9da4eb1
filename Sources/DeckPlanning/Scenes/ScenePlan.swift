package import DeckKit

/// The tasks of the scenes of a deck, based on the findings of drawing its cards. A task is created on
/// access: the task of an animation takes megabytes.
package struct ScenePlan: Sendable {
  /// The error that an outline shows a card that is not planned.
  package struct UnplannedCard: Error, Sendable {
    /// The card.
    package var id: CardID
  }

  /// The outlines of the tasks, in order.
  package let outlines: [SceneOutline]
  private let composer: CardComposer
  private let cards: [CardID: Card]

  /// Creates a plan of the scenes `outlines`, whose cards are among those of `plan`.
  package init(of outlines: [SceneOutline], cards plan: CardPlan, findings: CardFindings) {
    self.outlines = outlines
    var composer = plan.composer
    composer.findings = findings
    self.composer = composer
    let seen = outlines.reduce(into: Set<CardID>()) { $0.formUnion($1.cards) }
    cards = Dictionary(plan.cards.lazy.filter { seen.contains($0.id) }.map { ($0.id, $0) }) { first, _ in
      first
    }
  }

  /// The number of tasks.
  package var count: Int { outlines.count }

  /// The task of the outline at `index`.
  ///
  /// - Throws: ``UnplannedCard`` if the outline shows a card that is not planned.
  package func task(at index: Int) throws(UnplannedCard) -> PictureTask {
    try outlines[index].drawn(draw)
  }

  private func draw(_ layout: SceneLayout) throws(UnplannedCard) -> SceneDrawing {
    switch layout {
    case .cards(let canvas, let placements): .cards(try scene(canvas, placements))
    case .list(let scene):
      .list(
        try ListDrawing(scene) { (id) throws(UnplannedCard) in
          composer.item(of: try card(id), in: scene.layout)
        })
    case .contact(let page):
      .contact(
        try ContactDrawing(page) { (id) throws(UnplannedCard) in composer.contactPicture(of: try card(id)) })
    }
  }

  private func scene(_ canvas: LayoutRect, _ placements: [Placement]) throws(UnplannedCard) -> CardScene {
    let style = composer.deck.style
    var scene = CardScene(
      canvas: canvas, background: style.background, cards: [],
      chrome: ChromeDrawing(of: style, files: composer.deck.icons))
    for placement in placements {
      scene.cards.append(composer.placed(try card(placement.card), at: placement))
    }
    return scene
  }

  private func card(_ id: CardID) throws(UnplannedCard) -> Card {
    guard let card = cards[id] else { throw UnplannedCard(id: id) }
    return card
  }
}
