import DeckKit
import DeckPlanning
import DeckRendering

/// How much memory drawing takes, in bytes; estimates, for letting tasks begin.
struct MemoryEstimate: Sendable {
  /// What each photo takes, by its card's place in the deck.
  let photos: [Int: PhotoCost]

  /// Copies of a picture that are in memory at a time: the pixels, a layer, the rows to be packed, the file.
  private static let copies = 4

  /// A card's photo and the largest of its pictures.
  func bytes(of task: CardTask) -> Int {
    let largest = task.outputs.map(\.scale).max() ?? 1
    let photo = task.drawing.photo.flatMap { crop in
      photos[task.card.index].map { $0.bytes(reduction: crop.decodeReduction) }
    }
    return (photo ?? 0) + Self.picture(task.drawing.size.width, task.drawing.size.height, scale: largest)
  }

  /// The largest of a still's pictures.
  func bytes(of task: StillTask) -> Int {
    scene(task.scene, scale: task.outputs.map(\.scale).max() ?? 1)
  }

  /// One of an animation's frames.
  func bytes(of task: AnimationTask) -> Int {
    task.frames.map { scene($0.scene, scale: task.scale) }.max() ?? 0
  }

  /// The largest page of a sheet.
  func bytes(of task: SheetTask) -> Int {
    let pages = task.pages.flatMap { page in
      page.outputs.map { Self.picture(page.canvas.width, page.canvas.height, scale: $0.scale) }
    }
    return pages.max() ?? 0
  }

  /// One of a list's frames.
  func bytes(of task: ToggleTask) -> Int {
    Self.picture(task.canvas.width, task.canvas.height, scale: task.scale)
  }

  /// The picture, the cards before they are moved, and the part of their photos that is kept.
  private func scene(_ scene: Scene, scale: Int) -> Int {
    let cards = scene.cards.map { card in
      Self.picture(card.drawing.size.width, card.drawing.size.height, scale: scale)
        + Self.kept(card.drawing.photo)
    }
    return cards.reduce(Self.picture(scene.canvas.rect.width, scene.canvas.rect.height, scale: scale), +)
  }

  private static func kept(_ crop: PhotoCrop?) -> Int {
    guard let crop else { return 0 }
    return 4 * Int(crop.rect.width * crop.rect.height) / (crop.reduction * crop.reduction)
  }

  private static func picture(_ width: Double, _ height: Double, scale: Int) -> Int {
    copies * 4 * Int((width * height * Double(scale * scale)).rounded(.up))
  }
}
