import DeckKit
import DeckPlanning
import DeckRendering
import ImageCodecs
import Raster
import Synchronization
import Typesetting

/// A deck that was read, measured and planned, with everything that is needed to draw it.
struct PreparedRun: Sendable {
  let deck: Deck
  /// The cards whose photos can be opened.
  let cards: CardPlan
  /// The heights of the texts of lists.
  let listMetrics: ListMetrics
  /// The stills, animations and sheets of those cards.
  let outlines: [SceneOutline]
  /// The errors of the cards whose photos cannot be opened, by index in the deck.
  let failures: [Int: Diagnostic]
  let pool: WorkerPool
  private let photos: PhotoLoader
  private let library: FontLibrary
  private let icons: IconLibrary

  /// Measures and plans the deck; reads the headers of all photos.
  ///
  /// - Throws: `FontError` if the fonts cannot be opened; ``Cancelled``.
  init(_ deck: Deck, from loaded: LoadedDeck, options: RunOptions) throws {
    self.deck = deck
    icons = loaded.icons
    pool = WorkerPool(workers: options.jobs, memory: options.memory)
    library = try FontLoading().library(for: deck, in: loaded.folder)
    let photos = PhotoLoader(folder: PhotoFolder(root: loaded.folder), limits: deck.limits)
    let measured = try Self.measure(deck, photos: photos, pool: pool)
    var finder = PhotoFinder(root: loaded.folder)
    failures = measured.failures.mapValues { finder.diagnostic($0.error, of: $0.card) }
    cards = CardPlan(of: deck, photos: measured.photos, without: Set(failures.keys))
    listMetrics = try Self.listMetrics(of: cards, library: library)
    outlines = SceneOutliner(of: cards, listMetrics: listMetrics).outlines()
    // Reading a large deck file takes far more memory than the resolved deck.
    FreedMemory.giveBack()
    self.photos = photos.keeping(
      on: PhotoShelf(
        wanted: cards.scenePhotos(of: outlines), limit: options.memory / Self.shelfShare))
  }

  /// The fraction of the memory for cached photos is 1/`shelfShare`.
  private static let shelfShare = 16

  /// The cards and scenes of the deck without the cards with the indices `failed`.
  func without(_ failed: Set<Int>) -> (cards: CardPlan, outlines: [SceneOutline]) {
    guard !failed.isSubset(of: failures.keys) else { return (cards, outlines) }
    let rest = cards.without(failed)
    return (rest, SceneOutliner(of: rest, listMetrics: listMetrics).outlines())
  }

  private static func listMetrics(of cards: CardPlan, library: FontLibrary) throws(FontError) -> ListMetrics {
    let items = cards.listItems
    guard !items.isEmpty else { return ListMetrics([:]) }
    let texts = ListTypesetter(typesetter: try Typesetter(library: library))
    return ListMetrics(items.mapValues(texts.measure))
  }

  private struct Measured {
    var photos: [Int: PhotoMeasurement] = [:]
    var failures: [Int: (error: PhotoError, card: Card)] = [:]
  }

  private static func measure(_ deck: Deck, photos: PhotoLoader, pool: WorkerPool) throws -> Measured {
    let found = Mutex(Measured())
    try pool.run(count: deck.cards.count, makeWorker: {}) { _, index in
      let card = deck.cards[index]
      guard let photo = card.photo else { return }
      do throws(PhotoError) {
        let measured = try photos.measure(photo)
        found.withLock { $0.photos[index] = measured }
      } catch {
        found.withLock { $0.failures[index] = (error, card) }
      }
    }
    return found.withLock { $0 }
  }

  /// Creates a renderer for one worker.
  ///
  /// - Throws: `FontError` if the fonts cannot be opened.
  func makeRenderer() throws(FontError) -> TaskRenderer {
    try TaskRenderer(photos: photos, library: library, icons: icons)
  }
}
