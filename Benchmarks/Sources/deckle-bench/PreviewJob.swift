import DeckKit
import DeckPlanning
import DeckRendering
import Foundation

/// Draws stacks of three finished cards with shadows on 700 × 900 pixels. The cards are in memory, as in the
/// run that drew them.
struct PreviewJob: Job {
  private let deck: JobDeck
  private let options: JobOptions
  private let tasks: [PictureTask]
  var count: Int { tasks.count }

  init(_ options: JobOptions) throws {
    let files = try options.files(".png")
    self.options = options
    deck = try JobDeck(
      JobFile(
        size: [600, 800], background: "transparent", style: JobFile.Style(decoration: JobFile.Decoration()),
        formats: [JobFile.Format(format: "png", effort: options.isFast ? "fast" : "balanced")],
        cards: files.map { JobFile.Card(photo: $0) }, previews: [JobFile.Preview()]), folder: options.source)
    let stills = deck.scenes.compactMap { task in
      if case .still(let still) = task { still } else { nil }
    }
    let cards = stills.flatMap(Self.frontCards)
    guard let planned = stills.first, case .cards(let scene) = planned.content, !cards.isEmpty else {
      throw BenchmarkError(message: "no preview was planned")
    }
    tasks = (0..<8 * options.rounds).map { item in
      var task = planned
      task.content = .cards(Self.stack((0..<3).map { cards[(item + $0) % cards.count] }, scene))
      return .still(task)
    }
    let renderer = try deck.makeRenderer()
    for task in tasks { _ = try renderer.render(task) { _ in } }
  }

  /// The card in front of a still, which is drawn last.
  private static func frontCards(of still: StillTask<SceneDrawing>) -> [PlacedCard] {
    if case .cards(let scene) = still.content { [scene.cards.last].compactMap(\.self) } else { [] }
  }

  /// The planned still with the job's own placements: each card behind is 32 pixels narrower and offset by
  /// another 16 and 20 pixels.
  private static func stack(_ cards: [PlacedCard], _ planned: CardScene) -> CardScene {
    var scene = planned
    scene.canvas = LayoutRect(x: 0, y: 0, width: 700, height: 900)
    scene.cards = cards.enumerated().reversed().map { index, card in
      let width = 600 - 32 * Double(index)
      let height = (800 * width / 600).rounded()
      var placed = card
      placed.drawing.size = LayoutSize(width: width, height: height)
      placed.drawing.decoration.cornerRadius = 24 * width / 600
      placed.placement = Placement(
        card: card.placement.card, slot: index,
        rect: LayoutRect(
          x: 50 + 16 * Double(index), y: 40 + (800 - height) + 20 * Double(index), width: width,
          height: height),
        z: -index, shadow: Shadow(color: .black, opacity: 0.8, radius: 4, offset: .zero))
      return placed
    }
    return scene
  }

  func makeRenderer() throws -> TaskRenderer { try deck.makeRenderer() }

  func run(_ item: Int, with renderer: TaskRenderer) throws {
    let path = "\(options.output)/\(String(format: "%04d", item)).png"
    _ = try renderer.render(tasks[item]) { try write($0.bytes, to: path) }
  }
}
