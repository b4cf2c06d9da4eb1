import DeckKit
import DeckPlanning
import DeckRendering
import Foundation
import ImageCodecs
import Typesetting

/// A deck that was read and planned as `deckle render` does it, from a deck file made here, and what is needed to draw it.
struct JobDeck {
  let deck: Deck
  let plan: RenderPlan
  private let loader: PhotoLoader
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
    let (photos, decoder) = (PhotoFolder(root: folder), PhotoDecoder())
    let measuring = PhotoLoader(folder: photos, decoder: decoder)
    var sizes: [Int: LayoutSize] = [:]
    for card in deck.cards {
      if let photo = card.photo { sizes[card.index] = try measuring.measure(photo).size }
    }
    self.deck = deck
    plan = Planner(deck: deck, measurements: Measurements(photoSizes: sizes)).plan()
    loader = PhotoLoader(
      folder: photos, decoder: decoder, shelf: PhotoShelf(wanted: plan.scenePhotos, limit: 256 << 20))
    library = try Self.library(for: deck)
  }

  /// The deck of a file's content.
  init(_ file: JobFile, folder: String) throws {
    try self.init(Array(JSONEncoder().encode(file)), folder: folder)
  }

  /// A worker; each thread has its own.
  func makeRenderer() throws -> TaskRenderer {
    try TaskRenderer(
      loader: loader, library: library, icons: IconLibrary(),
      pngEffort: PNGEffort(rawValue: deck.pngEffort.rawValue) ?? .balanced)
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
