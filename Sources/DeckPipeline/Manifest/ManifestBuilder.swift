import DeckKit
import DeckPlanning
import DeckRendering
import Digests
import Files
import Foundation
import Typesetting

/// Builds the manifest from the plan and the results of drawing.
struct ManifestBuilder {
  let deck: Deck
  /// The cards that could be drawn.
  let cards: CardPlan
  /// Their stills, animations and sheets.
  let outlines: [SceneOutline]
  /// The entries of the drawn files, by path.
  let files: [String: FileEntry]
  /// The heights of the texts of lists.
  let listMetrics: ListMetrics
  /// The fonts of all texts.
  let faces: Set<FontFace>
  /// The reports on the cards, by index in the deck.
  let reports: [Int: CardReport]
  /// The problems, in order.
  let diagnostics: [Diagnostic]
  /// The previous manifest and the cards that this run draws; nil if it draws all.
  let partial: PartialRun?

  /// A file that was planned is missing among those that were drawn, or a card's report among the reports.
  struct Missing: Error {
    var name: String
  }

  /// Builds the manifest.
  ///
  /// - Throws: ``Missing``; `FileError` if a font file cannot be read.
  func build() throws -> Manifest {
    var manifest = Manifest(
      generator: Manifest.Generator(name: Product.name, version: Product.version),
      deck: Manifest.DeckEntry(id: deck.id, title: deck.title, locale: deck.locale), style: deck.style,
      cards: try cardEntries(), previews: [], animations: [], fonts: try fonts(),
      diagnostics: diagnostics.map(DiagnosticEntry.init))
    manifest.sections = sections
    for outline in outlines {
      switch outline {
      case .still(let task): manifest.previews += try [preview(of: task)].compactMap(\.self)
      case .animation(let task): manifest.animations += try [animation(of: task)].compactMap(\.self)
      case .sheet(let task):
        manifest.previews += try previews(of: task)
        if let document = try document(of: task) {
          manifest.documents = (manifest.documents ?? []) + [document]
        }
      }
    }
    return manifest
  }

  // MARK: Cards

  private func cardEntries() throws(Missing) -> [CardEntry] {
    let planned = Set(cards.cards.map(\.index))
    var entries: [CardEntry] = []
    for card in deck.cards {
      if let partial, !partial.selected.contains(card.index) {
        guard var earlier = partial.earlierCard(card) else { continue }
        earlier.listMetrics = listMetrics.items[card.id]
        entries.append(earlier)
      } else {
        entries.append(try entry(of: card, isDrawn: planned.contains(card.index)))
      }
    }
    return entries
  }

  /// The entry of a card; of one that could not be drawn, without pictures and report.
  private func entry(of card: Card, isDrawn: Bool) throws(Missing) -> CardEntry {
    let report = reports[card.index]
    guard report != nil || !isDrawn else { throw Missing(name: card.id.rawValue) }
    let size = deck.pictureSize
    var images = try images(of: isDrawn ? cards.outputs(of: card) : [])
    for index in images.indices { images[index].role = deck.style.layout.list == nil ? .card : .photo }
    var entry = CardEntry(
      id: card.id, index: card.index, name: card.name, age: card.age, hobby: card.hobby, title: card.title,
      detail: card.detail, section: card.section, language: card.language, alt: card.alt, images: images,
      contentRect: LayoutRect(x: 0, y: 0, width: size.width, height: size.height),
      shadowInsets: EdgeInsets(deck.style.decoration.shadow), textBoxes: report?.textBoxes ?? [],
      relief: report?.relief,
      focus: report?.focus ?? card.focus.point ?? LayoutPoint(x: 0.5, y: 0.5), source: report?.source)
    entry.listMetrics = listMetrics.items[card.id]
    return entry
  }

  /// The sections of the deck if any picture shows a list, so that clients can animate rows as the pictures
  /// do.
  private var sections: [DeckSection]? {
    guard deck.showsLists else { return nil }
    let failed = Set(deck.cards.map(\.index)).subtracting(cards.cards.map(\.index))
    return deck.sections(without: failed)
  }

  // MARK: Scenes

  private func preview(of task: StillTask<SceneLayout>) throws(Missing) -> PreviewEntry? {
    guard isDrawn(task.paths) else { return partial?.previous?.previews.first { $0.id == task.id } }
    var entry = PreviewEntry(
      id: task.id, kind: "rest", images: try images(of: task.outputs),
      canvas: SceneFrame(showing: task.content.canvas), placements: task.content.placements)
    entry.open = task.state.map(OpenEntry.init)
    return entry
  }

  /// One entry a page; none for a sheet that is written as a document only.
  private func previews(of task: SheetTask<SceneLayout>) throws(Missing) -> [PreviewEntry] {
    let earlier = partial?.previous?.previews.filter { $0.id == task.id } ?? []
    var entries: [PreviewEntry] = []
    for (index, page) in task.pages.enumerated() where !page.outputs.isEmpty {
      guard isDrawn(page.outputs.map(\.path)) else {
        entries += [earlier.first { $0.page == index + 1 }].compactMap(\.self)
        continue
      }
      var entry = PreviewEntry(
        id: task.id, kind: task.kind.rawValue, images: try images(of: page.outputs),
        canvas: SceneFrame(showing: page.content.canvas), placements: page.content.placements)
      (entry.page, entry.pages) = (index + 1, task.pages.count)
      entry.open = task.state.map(OpenEntry.init)
      entries.append(entry)
    }
    return entries
  }

  private func document(of task: SheetTask<SceneLayout>) throws(Missing) -> DocumentEntry? {
    guard let path = task.document?.path else { return nil }
    guard isDrawn([path]) else { return partial?.previous?.documents?.first { $0.path == path } }
    guard case .document(let file) = files[path] else { throw Missing(name: path) }
    return DocumentEntry(
      id: task.id, kind: task.kind.rawValue, path: path, pages: file.pages,
      pageSizes: task.pages.map(\.content.canvas.size), bytes: file.bytes, sha256: file.sha256)
  }

  private func animation(of task: AnimationTask<SceneLayout>) throws(Missing) -> AnimationEntry? {
    guard isDrawn(task.paths) else { return partial?.previous?.animations.first { $0.id == task.id } }
    var frames: [FrameEntry] = []
    for frame in task.frames {
      frames.append(
        FrameEntry(
          time: frame.time, duration: 1 / task.fps,
          image: try images(of: [frame.output].compactMap(\.self)).first,
          placements: frame.content.placements))
    }
    var entry = AnimationEntry(
      id: task.id, kind: task.gesture.kind, card: task.front, fps: task.fps, duration: task.duration,
      loop: task.isLooping, scale: task.scale, canvas: SceneFrame(showing: task.canvas), frames: frames)
    entry.packed = task.packed.isEmpty ? nil : try packedEntries(of: task.packed)
    if case .toggle(let target) = task.gesture, let state = task.state {
      entry.toggle = ToggleEntry(target, in: state)
    }
    return entry
  }

  // MARK: Files

  /// Whether this run drew the files of a picture. A run of some cards does not draw the pictures that show
  /// none of them.
  private func isDrawn(_ paths: [String]) -> Bool {
    partial == nil || paths.allSatisfy { files[$0] != nil }
  }

  private func images(of outputs: [ImageOutput]) throws(Missing) -> [ImageEntry] {
    var entries: [ImageEntry] = []
    for output in outputs {
      guard case .image(let entry) = files[output.path] else { throw Missing(name: output.path) }
      entries.append(entry)
    }
    return entries
  }

  private func packedEntries(of outputs: [PackedOutput]) throws(Missing) -> [PackedEntry] {
    var entries: [PackedEntry] = []
    for output in outputs {
      guard case .packed(let entry) = files[output.path] else { throw Missing(name: output.path) }
      entries.append(entry)
    }
    return entries
  }

  // MARK: Fonts

  private func fonts() throws -> [FontEntry] {
    let drawn = try faces.map { face in
      FontEntry(
        family: face.family, file: (face.path as NSString).lastPathComponent, version: face.versionText,
        sha256: SHA256.hex(try FileSystem.read(face.path)))
    }
    let all = Set(drawn).union(partial?.previous?.fonts ?? [])
    return all.sorted { ($0.file, $0.family) < ($1.file, $1.family) }
  }
}

extension DiagnosticEntry {
  fileprivate init(_ diagnostic: Diagnostic) {
    self.init(
      severity: diagnostic.severity.rawValue, code: diagnostic.code.rawValue, card: diagnostic.card,
      field: diagnostic.field, message: diagnostic.message)
  }
}

/// A run that draws only some cards. The other entries of the manifest are those of the previous run.
struct PartialRun {
  let previous: Manifest?
  /// The indices of the cards that are drawn.
  let selected: Set<Int>
  private let earlierCards: [CardID: CardEntry]

  init(previous: Manifest?, selected: Set<Int>) {
    self.previous = previous
    self.selected = selected
    earlierCards = Dictionary(
      (previous?.cards ?? []).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The previous run's entry of a card; nil if it did not draw it.
  func earlierCard(_ card: Card) -> CardEntry? {
    var entry = earlierCards[card.id]
    entry?.index = card.index
    return entry
  }
}

extension EdgeInsets {
  /// Creates the space that a shadow takes around a card.
  fileprivate init(_ shadow: Shadow?) {
    let (spread, offset) = (3 * (shadow?.radius ?? 0), shadow?.offset ?? .zero)
    self.init(
      top: max(0, spread - offset.y), left: max(0, spread - offset.x), bottom: max(0, spread + offset.y),
      right: max(0, spread + offset.x))
  }
}

extension FontFace {
  /// The version in the form that fonts use, such as “4.000”.
  fileprivate var versionText: String {
    let thousandths = (version * 1000 + 32_768) / 65_536
    let digits = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
