import DeckKit
import DeckPlanning
import DeckRendering
import Foundation

/// Draws animations of four finished cards, each translated, rotated and faded over 24 frames of 900 × 1000
/// pixels.
struct FramesJob: Job {
  private static let frames = 24
  private static let canvas = LayoutRect(x: 0, y: 0, width: 900, height: 1000)
  private static let card = LayoutRect(x: 150, y: 100, width: 600, height: 800)

  private let deck: JobDeck
  private let options: JobOptions
  private let tasks: [PictureTask]
  var count: Int { tasks.count }
  var picturesPerItem: Int { Self.frames }

  init(_ options: JobOptions) throws {
    let files = Array(
      Array(repeating: Array(try options.files(".png").prefix(4)), count: options.rounds).joined())
    self.options = options
    // The effort of the frames' own files is that of the deck's cards.
    let effort = JobFile.Format(format: "png", effort: options.isFast ? "fast" : "balanced")
    deck = try JobDeck(
      JobFile(
        size: [600, 800], background: "transparent", style: JobFile.Style(decoration: JobFile.Decoration()),
        formats: [effort], cards: files.map { JobFile.Card(photo: $0) },
        animations: [JobFile.Animation(kind: "like", fps: 30, formats: [options.encoding])]),
      folder: options.source)
    tasks = try deck.scenes.compactMap { task in
      if case .animation(let planned) = task { .animation(try Self.moved(planned)) } else { nil }
    }
  }

  /// The planned animation with the job's own motion: frame k is translated by x = 40 k and rotated by tan(x
  /// / 1200).
  ///
  /// - Throws: ``BenchmarkError`` if no frame of a card was planned.
  /// / 1200).
  private static func moved(
    _ planned: AnimationTask<SceneDrawing>
  ) throws(BenchmarkError) -> AnimationTask<SceneDrawing> {
    guard case .cards(var scene)? = planned.frames.first?.content,
      let card = scene.cards.first(where: { $0.placement.card == planned.front })
    else { throw BenchmarkError(message: "no frame of a card was planned") }
    scene.canvas = canvas
    var task = planned
    task.canvas = canvas
    task.frames = (0..<frames).map { index in
      let x = 40 * Double(index)
      scene.cards = [card]
      scene.cards[0].placement = Placement(
        card: planned.front, slot: 0, rect: Self.card,
        transform: CardTransform(tx: x, rotation: tan(x / 1200)),
        opacity: index < 18 ? 1 : Double(frames - index) / 6, z: 0)
      var frame = planned.frames[0]
      frame.content = .cards(scene)
      return frame
    }
    return task
  }

  func makeRenderer() throws -> TaskRenderer { try deck.makeRenderer() }

  func run(_ item: Int, with renderer: TaskRenderer) throws {
    var index = 0
    _ = try renderer.render(tasks[item]) { file in
      switch file {
      case .image:
        try write(file.bytes, to: path(String(format: "%04d_%02d", item, index)))
        index += 1
      case .animation, .document: try write(file.bytes, to: path(String(format: "%04d", item)))
      }
    }
  }

  private func path(_ name: String) -> String { "\(options.output)/\(name).\(options.fileExtension)" }
}
