import DeckKit
import DeckPlanning
import Typesetting
import VectorDrawing

/// One page as it is drawn, in points from its top left corner; the same for every scale and for print.
struct PageDrawing {
  /// Size of the page.
  var size: LayoutSize
  /// What lies behind everything.
  var background: Background
  /// What is drawn in order.
  var commands: [DrawCommand] = []
  /// Cards and photos, which lie above the rest.
  var pictures: [Picture] = []

  /// The fonts of all texts among the commands.
  var faces: Set<FontFace> { Self.faces(of: commands) }

  private static func faces(of commands: [DrawCommand]) -> Set<FontFace> {
    commands.reduce(into: []) { faces, command in
      switch command {
      case .text(let text, _): if let line = text as? TextLine { faces.formUnion(line.faces) }
      case .clipped(_, let inner): faces.formUnion(self.faces(of: inner))
      case .fill, .polygon, .hairline, .picture: break
      }
    }
  }

  /// A card or a photo on a page.
  struct Picture {
    var drawing: CardDrawing
    /// Where it lies; another size than the drawing's shows it smaller or larger.
    var rect: LayoutRect
    /// What is seen of it.
    var window: LayoutRect

    /// Points of the page for a point of the drawing.
    var factor: Double { drawing.size.width > 0 ? rect.width / drawing.size.width : 1 }
  }
}
