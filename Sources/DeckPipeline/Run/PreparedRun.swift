import DeckKit
import DeckPlanning
import DeckRendering
import ImageCodecs
import Raster
import Synchronization
import Typesetting

/// A deck that was read, measured and planned, with what is needed to draw it.
struct PreparedRun: Sendable {
  let deck: Deck
  let planner: Planner
  /// What is drawn as far as it is known before any photo is decoded.
  let plan: RenderPlan
  let loader: PhotoLoader
  let library: FontLibrary
  let icons: IconLibrary
  let pool: WorkerPool
  /// What drawing takes.
  let estimate: MemoryEstimate
  /// Cards whose photos cannot even be opened, and why.
  private(set) var failures: [Int: Diagnostic]

  /// Measures and plans; every photo's header is read.
  init(_ deck: Deck, from loaded: LoadedDeck, options: RunOptions) throws {
    self.deck = deck
    icons = loaded.icons
    let folder = loaded.folder
    pool = WorkerPool(workers: options.jobs, memory: options.memory)
    library = try FontLoading().library(for: deck, in: folder)
    let (photos, decoder) = (PhotoFolder(root: folder), Self.decoder(for: deck))
    let measured = try Self.measure(
      deck, loader: PhotoLoader(folder: photos, decoder: decoder), pool: pool)
    failures = measured.failures
    estimate = MemoryEstimate(photos: measured.costs)
    planner = try Self.planner(deck, measured.measurements, library: library)
    plan = planner.plan(without: Set(failures.keys))
    // Reading a large deck file takes far more memory than the deck.
    FreedMemory.giveBack()
    loader = PhotoLoader(
      folder: photos, decoder: decoder,
      shelf: PhotoShelf(wanted: plan.scenePhotos, limit: options.memory / Self.shelfShare))
  }

  /// The part of the memory that photos for scenes may take while cards are drawn.
  private static let shelfShare = 16

  private static func decoder(for deck: Deck) -> PhotoDecoder {
    PhotoDecoder(limits: DecodeLimits(deck.limits), workingSpace: ColorSpace(deck.colorSpace))
  }

  /// The planner, once the texts of lists are measured where a picture shows one.
  private static func planner(
    _ deck: Deck, _ measurements: Measurements, library: FontLibrary
  ) throws(FontError) -> Planner {
    let planner = Planner(deck: deck, measurements: measurements)
    guard deck.showsLists else { return planner }
    let texts = ListTypesetter(typesetter: try Typesetter(library: library))
    return planner.knowing(listMetrics: ListMetrics(planner.listItems.mapValues(texts.measure)))
  }

  private typealias Measured = (
    measurements: Measurements, costs: [Int: PhotoCost], failures: [Int: Diagnostic]
  )

  private static func measure(_ deck: Deck, loader: PhotoLoader, pool: WorkerPool) throws -> Measured {
    let found = Mutex<Measured>((Measurements(photoSizes: [:]), [:], [:]))
    try pool.run(count: deck.cards.count, makeWorker: {}) { _, index in
      let card = deck.cards[index]
      guard let photo = card.photo else { return }
      do throws(PhotoError) {
        let measured = try loader.measure(photo)
        found.withLock {
          $0.measurements.photoSizes[index] = measured.size
          $0.costs[index] = measured.cost
        }
      } catch {
        let diagnostic = Diagnostic(error, photo: photo, card: card.id)
        found.withLock { $0.failures[index] = diagnostic }
      }
    }
    return found.withLock { $0 }
  }

  func makeRenderer() throws -> TaskRenderer {
    try TaskRenderer(
      loader: loader, library: library, icons: icons,
      pngEffort: PNGEffort(rawValue: deck.pngEffort.rawValue) ?? .balanced)
  }
}

extension DecodeLimits {
  /// The deck's own limits where it gives some.
  fileprivate init(_ limits: PhotoLimits) {
    self.init()
    pixels = limits.pixels ?? pixels
    side = limits.side ?? side
    fileBytes = limits.fileBytes ?? fileBytes
    workingBytes = limits.workingBytes ?? workingBytes
    profileBytes = limits.profileBytes ?? profileBytes
    exifBytes = limits.exifBytes ?? exifBytes
    chunks = limits.chunks ?? chunks
    scans = limits.scans ?? scans
    expansion = limits.expansion ?? expansion
  }
}

extension ColorSpace {
  /// The deck's colour space.
  fileprivate init(_ space: OutputColorSpace) {
    self = space == .displayP3 ? .displayP3 : .sRGB
  }
}
