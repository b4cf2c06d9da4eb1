import DeckKit
import DeckPlanning
import DeckRendering
import Foundation
import PictureTypes
import Typesetting

/// A deck that was read and planned as `deckle render` does it, from a deck file made here, and what is
/// needed to draw it.
struct JobDeck {
  /// The tasks of its cards.
  let cards: CardPlan
  /// The tasks of its stills and animations.
  let scenes: [PictureTask]
  private let photos: PhotoLoader
  /// The fonts of its texts.
  let library: FontLibrary

  /// - Parameters:
  ///   - file: the deck file's text.
  ///   - folder: where its photos are.
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

  /// The deck of a file's content.
  init(_ file: JobFile, folder: String) throws {
    try self.init(Array(JSONEncoder().encode(file)), folder: folder)
  }

  /// A worker; each thread has its own.
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

/// Why a benchmark cannot run.
struct BenchmarkError: Error {
  var message: String
}
