package import DeckKit

/// The content of one picture of a scene.
package protocol SceneContent: Sendable, Hashable {
  /// The visible rectangle, in points.
  var canvas: LayoutRect { get }
  /// The placements of the cards, in drawing order.
  var placements: [Placement] { get }
}

extension SceneContent {
  /// The ids of the visible cards.
  package var cards: Set<CardID> { Set(placements.map(\.card)) }
}

/// The layout of a picture, as far as it is known before any photo is decoded.
package enum SceneLayout: SceneContent {
  /// Cards on a canvas, which may overlap.
  case cards(canvas: LayoutRect, placements: [Placement])
  /// Rows of a list.
  case list(ListScene)
  /// A grid of cards.
  case contact(ContactPage)

  /// The visible rectangle, in points.
  package var canvas: LayoutRect {
    switch self {
    case .cards(let canvas, _): canvas
    case .list(let scene): scene.canvas
    case .contact(let page): page.canvas
    }
  }

  /// The placements of the cards, in drawing order.
  package var placements: [Placement] {
    switch self {
    case .cards(_, let placements): placements
    case .list(let scene): scene.placements
    case .contact(let page): page.placements
    }
  }
}

/// Everything that is drawn in a picture.
package enum SceneDrawing: SceneContent {
  /// Cards on a canvas, which may overlap.
  case cards(CardScene)
  /// Rows of a list.
  case list(ListDrawing)
  /// A grid of cards.
  case contact(ContactDrawing)

  /// The visible rectangle, in points.
  package var canvas: LayoutRect {
    switch self {
    case .cards(let scene): scene.canvas
    case .list(let drawing): drawing.scene.canvas
    case .contact(let drawing): drawing.page.canvas
    }
  }

  /// The placements of the cards, in drawing order.
  package var placements: [Placement] {
    switch self {
    case .cards(let scene): scene.cards.map(\.placement)
    case .list(let drawing): drawing.scene.placements
    case .contact(let drawing): drawing.page.placements
    }
  }
}
