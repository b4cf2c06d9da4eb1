package import DeckKit

/// One piece of drawing work: pictures that are drawn together, everything that is drawn, and the files that
/// are written.
///
/// A value: equal tasks write the same bytes.
package enum PictureTask: Sendable, Hashable {
  /// A card by itself.
  case card(CardTask)
  /// A still of the deck.
  case still(StillTask<SceneDrawing>)
  /// The frames of a gesture.
  case animation(AnimationTask<SceneDrawing>)
  /// The pages of a sheet.
  case sheet(SheetTask<SceneDrawing>)

  /// Identifier, unique in a run and the same in every run that draws the same pictures: `cards/ada`,
  /// `previews/rest`.
  package var id: String {
    switch self {
    case .card(let task): "cards/\(task.card.id)"
    case .still(let task): "previews/\(task.id)"
    case .animation(let task): "animations/\(task.id)"
    case .sheet(let task): "sheets/\(task.id)"
    }
  }

  /// Paths of the files that are written, relative to the output folder.
  package var outputs: [String] {
    switch self {
    case .card(let task): task.outputs.map(\.path)
    case .still(let task): task.paths
    case .animation(let task): task.paths
    case .sheet(let task): task.paths
    }
  }

  /// Ids of the cards that are seen.
  package var cards: Set<CardID> {
    switch self {
    case .card(let task): [task.card.id]
    case .still(let task): task.cards
    case .animation(let task): task.cards
    case .sheet(let task): task.cards
    }
  }

  /// Memory in bytes that drawing takes at a time; an estimate, by which the number of tasks under way is
  /// bounded.
  package var memory: Int {
    switch self {
    case .card(let task): task.memory
    case .still(let task): task.memory
    case .animation(let task): task.memory
    case .sheet(let task): task.memory
    }
  }
}
