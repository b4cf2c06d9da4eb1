import DeckKit
import DeckPlanning
import DeckRendering
import Foundation
import Raster
import Typesetting

/// Captions as cards carry them: planned by the planner, laid out and drawn by what `render` uses, each with texts of its own so
/// that none is met twice in a round. Fonts are open and warm.
struct CaptionBenchmark {
  private let drawings: [CardDrawing]
  private let typesetter: Typesetter
  var count: Int { drawings.count }

  init(count: Int) throws {
    let cards = (0..<count).map { index in
      #"{ "name": "\#(Self.names[index % Self.names.count]) \#(index)", "age": \#(20 + index % 60), "hobby": "Sailing \#(index)" }"#
    }
    var diagnostics = Diagnostics()
    let text =
      #"{ "style": { "preset": "depth", "decoration": \#(Self.decoration) }, "cards": [\#(cards.joined(separator: ","))] }"#
    guard let file = DeckFile.parse(Array(text.utf8), file: "bench", diagnostics: &diagnostics),
      case .inline(let records) = file.cards
    else { throw BenchmarkError(message: "\(diagnostics.all)") }
    let deck = DeckResolver(folderName: "bench").resolve(file, records: records, diagnostics: &diagnostics)
    guard !diagnostics.hasErrors else { throw BenchmarkError(message: "\(diagnostics.all)") }
    drawings = Planner(deck: deck, measurements: Measurements(photoSizes: [:])).plan().cards.map(\.drawing)
    typesetter = try Typesetter(library: try Self.library())
  }

  private static let names = ["Ada Lovelace", "Zoë Müller-Lüdenscheidt", "Тарас", "Ελένη", "Łukasz Żółć"]
  /// The caption of a photo card, on a style that needs no photos.
  private static let decoration =
    ##"""
    { "caption": { "placement": "bottom-leading", "headline": "name-and-age",
      "hobby": { "size": 16, "minimumSize": 13, "weight": 400, "color": "#FFFFFF", "lines": 2 } } }
    """##

  private static func library() throws -> FontLibrary {
    let entries = FontCatalog.standard.entries(for: Set(names.joined().unicodeScalars.map(\.value)))
    let locator = FontLocator(environment: ProcessInfo.processInfo.environment)
    return try FontLibrary(
      families: entries.map(\.family), files: entries.flatMap(\.files).compactMap { locator.path(of: $0) })
  }

  /// Lays every caption out.
  func layOut() {
    for drawing in drawings { _ = CaptionLayout(of: drawing, typesetter: typesetter) }
  }

  /// Lays every caption out and draws it at 2 pixels a point.
  func draw() {
    for drawing in drawings {
      let lines = CaptionLayout(of: drawing, typesetter: typesetter).lines
      let top = lines.map(\.rect.y).min() ?? 0
      let size = PixelSize(
        width: Int(drawing.size.width * 2), height: Int((drawing.size.height - top) * 2))
      _ = typesetter.draw(
        lines.map { ($0.text, $0.rect.x, $0.baseline - $0.text.baseline) }, size: size, scale: 2,
        offset: (0, -top * 2))
    }
  }
}
