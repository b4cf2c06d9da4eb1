import DeckKit
import DeckPlanning
import DeckRendering
import Foundation
import PictureTypes
import Typesetting

/// A deck from a deck file made here, read and planned as by `deckle render`, and everything that is needed
/// to draw it.
struct JobDeck {
  /// The tasks of its cards.
  let cards: CardPlan
  /// The tasks of its stills and animations.
  let scenes: [PictureTask]
  private let photos: PhotoLoader
  /// The fonts of its texts.
  let library: FontLibrary

  /// - Parameters:
  ///   - text: the deck file's text.
  ///   - folder: the folder of its photos.
  /// - Throws: ``BenchmarkError`` if the deck has errors; `PhotoError`, `FontError`.
  init(_ text: [UInt8], folder: String) throws {
    var diagnostics = Diagnostics()
    guard let file = DeckFile.parse(text, file: "bench", diagnostics: &diagnostics),
      case .inline(let records) = file.cards
    else { throw BenchmarkError(message: "\(diagnostics.all)") }
    let deck = DeckResolver(folderName: "bench").resolve(file, records: records, diagnostics: &diagnostics)
    guard !diagnostics.hasErrors else { throw BenchmarkError(message: "\(diagnostics.all)") }
    let measuring = PhotoLoader(folder: PhotoFolder(root: folder), limits: DecodeLimits())
    var sizes: [Int: PhotoMeasurement] = [:]
    for card in deck.cards {
      if let photo = card.photo { sizes[card.index] = try measuring.measure(photo) }
    }
    cards = CardPlan(of: deck, photos: sizes)
    let outlines = SceneOutliner(of: cards, listMetrics: ListMetrics([:])).outlines()
    let plan = ScenePlan(of: outlines, cards: cards, findings: CardFindings())
    scenes = try outlines.indices.map { try plan.task(at: $0) }
    photos = measuring.keeping(on: PhotoShelf(wanted: cards.scenePhotos(of: outlines), limit: 256 << 20))
    library = try Self.library(for: deck)
  }

  /// Creates the deck from the content of a deck file.
  ///
  /// - Throws: the same errors as ``init(_:folder:)``; `EncodingError`.
  init(_ file: JobFile, folder: String) throws {
    try self.init(Array(JSONEncoder().encode(file)), folder: folder)
  }

  /// Creates a renderer; each thread has its own.
  ///
  /// - Throws: `FontError`.
  func makeRenderer() throws -> TaskRenderer {
    try TaskRenderer(photos: photos, library: library, icons: IconLibrary())
  }

  private static func library(for deck: Deck) throws -> FontLibrary {
    let texts = deck.cards.flatMap { [$0.name, $0.hobby ?? ""] }.joined() + "0123456789, "
    let entries = FontCatalog.standard.entries(for: Set(texts.unicodeScalars.map(\.value)))
    let locator = FontLocator(environment: ProcessInfo.processInfo.environment)
    return try FontLibrary(
      families: entries.map(\.family), files: entries.flatMap(\.files).compactMap { locator.path(of: $0) })
  }
}

/// The reason why a benchmark cannot run.
struct BenchmarkError: Error {
  var message: String
}
