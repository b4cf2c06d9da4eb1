import DeckKit
@testable import DeckPlanning

/// A deck of the cards ada, bo and cy with photos of 1600 × 1200, and its plans.
struct Planning {
  let deck: Deck
  private let photo: LayoutSize

  var style: DeckStyle { deck.style }

  init(fields: String = "", photo: LayoutSize = LayoutSize(width: 1600, height: 1200)) throws {
    let reading = Reading(fields: fields)
    guard let deck = reading.deck, !reading.diagnostics.hasErrors else { throw Refused(lines: reading.lines) }
    self.deck = deck
    self.photo = photo
  }

  struct Refused: Error {
    var lines: [String]
  }

  var plan: DeckPlans { get throws { try plans() } }

  /// The plans after the cards were drawn with the given focal points, without the cards at the indices
  /// `unusable`.
  func plans(focalPoints: [Int: LayoutPoint] = [:], without unusable: Set<Int> = []) throws -> DeckPlans {
    try DeckPlans(
      deck, photoSizes: [0: photo, 1: photo, 2: photo], focalPoints: focalPoints, without: unusable)
  }
}

/// The plans of a deck: its cards, and its scenes after drawing the cards.
struct DeckPlans {
  let plan: CardPlan
  let outlines: [SceneOutline]
  let tasks: [PictureTask]

  init(
    _ deck: Deck, photoSizes: [Int: LayoutSize], focalPoints: [Int: LayoutPoint] = [:],
    without unusable: Set<Int> = []
  ) throws {
    let photos = photoSizes.mapValues { PhotoMeasurement(size: $0, memory: DecodingMemory { _ in 0 }) }
    plan = CardPlan(of: deck, photos: photos, without: unusable)
    let metrics = ListMetrics(plan.listItems.mapValues { _ in .init(primary: 28, secondary: 0) })
    outlines = SceneOutliner(of: plan, listMetrics: metrics).outlines()
    let scenes = ScenePlan(of: outlines, cards: plan, findings: CardFindings(focalPoints: focalPoints))
    tasks = try outlines.indices.map { try scenes.task(at: $0) }
  }

  var cards: [CardTask] { Array(plan) }
  var diagnostics: [Diagnostic] { plan.diagnostics }

  var stills: [StillTask<SceneDrawing>] {
    tasks.compactMap { if case .still(let task) = $0 { task } else { nil } }
  }

  var animations: [AnimationTask<SceneDrawing>] {
    tasks.compactMap { if case .animation(let task) = $0 { task } else { nil } }
  }

  /// All paths in the plan's order.
  var paths: [String] { plan.outputs.map(\.path) + tasks.flatMap(\.outputs) }
}

extension StillTask<SceneDrawing> {
  var scene: CardScene { content.scene }
  /// The card that is drawn last.
  var front: CardID? { scene.cards.last?.placement.card }
}

extension AnimationTask<SceneDrawing>.Frame {
  var scene: CardScene { content.scene }
}

extension SceneDrawing {
  /// The scene of cards; empty for lists and sheets.
  var scene: CardScene {
    if case .cards(let scene) = self { return scene }
    return CardScene(canvas: canvas, background: .transparent, cards: [], chrome: nil)
  }
}

extension DeckPath: ExpressibleByStringLiteral {
  /// Creates a path from a literal. An invalid path terminates the test.
  public init(stringLiteral value: String) {
    do { try self.init(checking: value) } catch { fatalError(error.message) }
  }
}
