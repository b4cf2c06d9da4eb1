import DeckKit
import DeckPlanning
import DeckRendering
import Foundation
import Raster
import Typesetting

/// Captions as cards carry them: planned by the planner, laid out and drawn by what `render` uses, each with
/// texts of its own so that none is met twice in a round. Fonts are open and warm.
final class CaptionBenchmark {
  private let drawings: [CardDrawing]
  private let typesetter: Typesetter
  /// The picture that captions are drawn on, one over the other.
  private var card = Pixmap(
    width: 600, height: 800, filledWith: PremultipliedPixel(red: 90, green: 80, blue: 70))
  var count: Int { drawings.count }

  init(count: Int) throws {
    let cards = (0..<count).map { index in
      #"{ "name": "\#(Self.names[index % Self.names.count]) \#(index)", "age": \#(20 + index % 60), "#
        + #""hobby": "Sailing \#(index)" }"#
    }
    let text =
      #"{ "style": { "preset": "depth", "decoration": \#(Self.decoration) }, "cards": "#
      + #"[\#(cards.joined(separator: ","))] }"#
    let deck = try JobDeck(Array(text.utf8), folder: "")
    drawings = deck.cards.map(\.drawing)
    typesetter = try Typesetter(library: deck.library)
  }

  private static let names = ["Ada Lovelace", "Zoë Müller-Lüdenscheidt", "Тарас", "Ελένη", "Łukasz Żółć"]
  /// The caption of a photo card, on a style that needs no photos.
  private static let decoration =
    ##"""
    { "caption": { "placement": "bottom-leading", "headline": "name-and-age",
      "hobby": { "size": 16, "minimumSize": 13, "weight": 400, "color": "#FFFFFF", "lines": 2 } } }
    """##

  /// Lays every caption out.
  func layOut() {
    for drawing in drawings { _ = CaptionLayout(of: drawing, typesetter: typesetter) }
  }

  /// Lays every caption out and draws it on a card's picture at 2 pixels a point.
  func draw() {
    for drawing in drawings {
      for line in CaptionLayout(of: drawing, typesetter: typesetter).lines {
        let layers = line.text.layers(
          atX: line.x * 2, y: (line.baseline - line.text.baseline) * 2, scale: 2, columns: 0..<card.width,
          rows: 0..<card.height)
        for layer in layers { card.draw(layer) }
      }
    }
  }
}
