import DeckKit
import DeckPlanning
import DeckRendering
import ImageCodecs
import Synchronization
import Typesetting

/// A deck that was read, measured and planned, with what is needed to draw it.
struct PreparedRun: Sendable {
  let deck: Deck
  let planner: Planner
  let loader: PhotoLoader
  let library: FontLibrary
  let icons: IconLibrary
  let pool: WorkerPool
  /// Cards whose photos cannot even be opened, and why.
  private(set) var failures: [Int: Diagnostic]

  /// Measures and plans; every photo's header is read.
  init(_ deck: Deck, from loaded: LoadedDeck, jobs: Int) throws {
    self.deck = deck
    icons = loaded.icons
    let folder = loaded.folder
    pool = WorkerPool(workers: jobs)
    library = try FontLoading().library(for: deck, in: folder)
    loader = PhotoLoader(
      folder: PhotoFolder(root: folder),
      decoder: PhotoDecoder(limits: DecodeLimits(deck.limits), workingSpace: ColorSpace(deck.colorSpace)))
    let measured = try Self.measure(deck, loader: loader, pool: pool)
    failures = measured.failures
    planner = try Self.planner(deck, measured.measurements, library: library)
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

  private static func measure(
    _ deck: Deck, loader: PhotoLoader, pool: WorkerPool
  ) throws -> (measurements: Measurements, failures: [Int: Diagnostic]) {
    let found = Mutex<(sizes: [Int: LayoutSize], failures: [Int: Diagnostic])>(([:], [:]))
    try pool.run(count: deck.cards.count, makeWorker: {}) { _, index in
      let card = deck.cards[index]
      guard let photo = card.photo else { return }
      do throws(PhotoError) {
        let size = try loader.measure(photo)
        found.withLock { $0.sizes[index] = size }
      } catch {
        let diagnostic = Diagnostic(error, photo: photo, card: card.id)
        found.withLock { $0.failures[index] = diagnostic }
      }
    }
    let (sizes, failures) = found.withLock { $0 }
    return (Measurements(photoSizes: sizes), failures)
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
