import DeckKit
import DeckPlanning
import DeckRendering
import Foundation

/// Four finished cards, each moved, turned and faded over 24 frames of 900 × 1000 pixels.
struct FramesJob: Job {
  private static let frames = 24
  private static let canvas = LayoutRect(x: 0, y: 0, width: 900, height: 1000)
  private static let card = LayoutRect(x: 150, y: 100, width: 600, height: 800)

  private let deck: JobDeck
  private let options: JobOptions
  private let tasks: [AnimationTask]
  var count: Int { tasks.count }
  var picturesPerItem: Int { Self.frames }

  init(_ options: JobOptions) throws {
    let files = Array(Array(repeating: Array(try options.files(".png").prefix(4)), count: options.rounds).joined())
    self.options = options
    deck = try JobDeck(
      JobFile(
        size: [600, 800], style: JobFile.Style(decoration: JobFile.Decoration()), formats: [JobFile.Format(format: "png", effort: options.isFast ? "fast" : "balanced")],
        cards: files.map { JobFile.Card(photo: $0) },
        animations: [JobFile.Animation(kind: "like", fps: 60)]), folder: options.source)
    tasks = deck.plan.animations.map(Self.moved)
  }

  /// The planned animation with the job's own motion: a frame's place k is 40 k to the right, turned by tan(x / 1200).
  private static func moved(_ planned: AnimationTask) -> AnimationTask {
    var task = planned
    task.canvas.rect = canvas
    task.frames = (0..<frames).map { index in
      var frame = planned.frames[0]
      let x = 40 * Double(index)
      frame.scene.canvas.rect = canvas
      frame.scene.cards = frame.scene.cards.filter { $0.placement.card == planned.front.id }
      frame.scene.cards[0].placement = Placement(
        card: planned.front.id, slot: 0, rect: card,
        transform: CardTransform(tx: x, rotation: tan(x / 1200)),
        opacity: index < 18 ? 1 : Double(frames - index) / 6, z: 0)
      return frame
    }
    return task
  }

  func makeRenderer() throws -> TaskRenderer { try deck.makeRenderer() }

  func run(_ item: Int, with renderer: TaskRenderer) throws {
    var index = 0
    try renderer.render(tasks[item]) { image in
      let path = "\(options.output)/\(String(format: "%04d_%02d", item, index)).png"
      try Data(image.bytes).write(to: URL(fileURLWithPath: path))
      index += 1
    } animations: { _ in
    }
  }
}
