import DeckKit
import DeckPlanning
import Typesetting
import VectorDrawing

/// The drawing of one page, in points from its top left corner; the same for every scale and for print.
struct PageDrawing {
  /// The size of the page.
  var size: LayoutSize
  /// The background.
  var background: Background
  /// The commands, in drawing order.
  var commands: [DrawCommand] = []
  /// Cards and photos, which are drawn above the rest.
  var pictures: [Picture] = []

  /// The fonts of all texts in the commands.
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
    /// Its rectangle. If its size differs from the drawing's, the drawing is scaled.
    var rect: LayoutRect
    /// The visible part of the page; the drawing is clipped to it.
    var window: LayoutRect

    /// The scale factor: points of the page per point of the drawing.
    var factor: Double { drawing.size.width > 0 ? rect.width / drawing.size.width : 1 }
  }
}
