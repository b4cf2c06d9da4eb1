package import DeckKit

/// What one picture of a scene shows.
package protocol SceneContent: Sendable, Hashable {
  /// The part of the plane that is seen, in points.
  var canvas: LayoutRect { get }
  /// Where the cards are, in order of drawing.
  var placements: [Placement] { get }
}

extension SceneContent {
  /// Ids of the cards that are seen.
  package var cards: Set<CardID> { Set(placements.map(\.card)) }
}

/// Where everything in a picture is, as far as it is known before any photo is decoded.
package enum SceneLayout: SceneContent {
  /// Cards laid over one another.
  case cards(canvas: LayoutRect, placements: [Placement])
  /// Rows of a list.
  case list(ListScene)
  /// A grid of cards.
  case contact(ContactPage)

  /// The part of the plane that is seen, in points.
  package var canvas: LayoutRect {
    switch self {
    case .cards(let canvas, _): canvas
    case .list(let scene): scene.canvas
    case .contact(let page): page.canvas
    }
  }

  /// Where the cards are, in order of drawing.
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
  /// Cards laid over one another.
  case cards(CardScene)
  /// Rows of a list.
  case list(ListDrawing)
  /// A grid of cards.
  case contact(ContactDrawing)

  /// The part of the plane that is seen, in points.
  package var canvas: LayoutRect {
    switch self {
    case .cards(let scene): scene.canvas
    case .list(let drawing): drawing.scene.canvas
    case .contact(let drawing): drawing.page.canvas
    }
  }

  /// Where the cards are, in order of drawing.
  package var placements: [Placement] {
    switch self {
    case .cards(let scene): scene.cards.map(\.placement)
    case .list(let drawing): drawing.scene.placements
    case .contact(let drawing): drawing.page.placements
    }
  }
}
