import DeckKit
import DeckPlanning
import DeckRendering
import Foundation
import Raster
import Typesetting

/// Captions of cards, planned, laid out and drawn as by `deckle render`. Each has its own texts, so that none
/// occurs twice in a round. The fonts are opened beforehand.
final class CaptionBenchmark {
  private let drawings: [CardDrawing]
  private let typesetter: Typesetter
  /// The picture that captions are drawn on, one over the other.
  private var card = Pixmap(
    width: 600, height: 800, filledWith: PremultipliedPixel(red: 90, green: 80, blue: 70))
  var count: Int { drawings.count }

  init(count: Int) throws {
    let cards = (0..<count).map { index in
      let name = "\(Self.names[index % Self.names.count]) \(index)"
      return #"{ "name": "\#(name)", "age": \#(20 + index % 60), "hobby": "Sailing \#(index)" }"#
    }.joined(separator: ",")
    let style = #"{ "preset": "depth", "decoration": \#(Self.decoration) }"#
    let text = #"{ "style": \#(style), "cards": [\#(cards)] }"#
    let deck = try JobDeck(Array(text.utf8), folder: "")
    drawings = deck.cards.map(\.drawing)
    typesetter = try Typesetter(library: deck.library)
  }

  private static let names = ["Ada Lovelace", "Zoë Müller-Lüdenscheidt", "Тарас", "Ελένη", "Łukasz Żółć"]
  /// The caption of a photo card, for a style that needs no photos.
  private static let decoration =
    ##"""
    { "caption": { "placement": "bottom-leading", "headline": "name-and-age",
      "hobby": { "size": 16, "minimumSize": 13, "weight": 400, "color": "#FFFFFF", "lines": 2 } } }
    """##

  /// Lays out all captions.
  func layOut() {
    for drawing in drawings { _ = CaptionLayout(of: drawing, typesetter: typesetter) }
  }

  /// Lays out all captions and draws them on a card's picture at 2 pixels per point.
  func draw() throws {
    for drawing in drawings {
      for line in CaptionLayout(of: drawing, typesetter: typesetter).lines {
        let layers = try line.text.layers(
          atX: line.x * 2, y: (line.baseline - line.text.baseline) * 2, scale: 2, columns: 0..<card.width,
          rows: 0..<card.height)
        for layer in layers { card.draw(layer) }
      }
    }
  }
}
