package import DeckKit

/// A unit of work: pictures that are drawn together, with everything that is drawn and the files that are
/// written.
///
/// Equal tasks write equal bytes.
package enum PictureTask: Sendable, Hashable {
  /// A single card.
  case card(CardTask)
  /// A still of the deck.
  case still(StillTask<SceneDrawing>)
  /// The frames of a gesture.
  case animation(AnimationTask<SceneDrawing>)
  /// The pages of a sheet.
  case sheet(SheetTask<SceneDrawing>)

  /// An identifier that is unique in a run and the same in every run that draws the same pictures:
  /// `cards/ada`, `previews/rest`.
  package var id: String {
    switch self {
    case .card(let task): "cards/\(task.card.id)"
    case .still(let task): "previews/\(task.id)"
    case .animation(let task): "animations/\(task.id)"
    case .sheet(let task): "sheets/\(task.id)"
    }
  }

  /// The paths of the written files, relative to the output folder.
  package var outputs: [String] {
    switch self {
    case .card(let task): task.outputs.map(\.path)
    case .still(let task): task.paths
    case .animation(let task): task.paths
    case .sheet(let task): task.paths
    }
  }

  /// The ids of the visible cards.
  package var cards: Set<CardID> {
    switch self {
    case .card(let task): [task.card.id]
    case .still(let task): task.cards
    case .animation(let task): task.cards
    case .sheet(let task): task.cards
    }
  }

  /// The estimated peak memory of drawing, in bytes. It limits the number of concurrent tasks.
  package var memory: Int {
    switch self {
    case .card(let task): task.memory
    case .still(let task): task.memory
    case .animation(let task): task.memory
    case .sheet(let task): task.memory
    }
  }
}
