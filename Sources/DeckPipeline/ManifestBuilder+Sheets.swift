import DeckKit
import DeckPlanning

/// Lists and sheets.
extension ManifestBuilder {
  /// The sections of the deck, where any picture shows a list; so that clients move rows as the pictures do.
  var sections: [DeckSection]? {
    guard deck.showsLists else { return nil }
    let failed = Set(deck.cards.map(\.index)).subtracting(plan.cards.cards.map(\.index))
    return deck.sections(without: failed)
  }

  /// One entry a page.
  func previews(of task: SheetTask) -> [PreviewEntry] {
    let earlier = partial?.previous?.previews.filter { $0.id == task.id } ?? []
    return task.pages.enumerated().compactMap { index, page in
      let drawn = page.outputs.compactMap { images[$0.path] }
      guard !page.outputs.isEmpty else { return nil }
      guard drawn.count == page.outputs.count else { return earlier.first { $0.page ?? 1 == index + 1 } }
      var entry = PreviewEntry(
        id: task.id, kind: task.kind.rawValue, images: drawn, canvas: SceneFrame(showing: page.canvas),
        placements: page.placements)
      entry.page = task.kind == .rest ? nil : index + 1
      entry.pages = task.kind == .rest ? nil : task.pages.count
      entry.open = task.state.map(OpenEntry.init)
      return entry
    }
  }

  /// The documents of the sheets that have one; nil where none has.
  var documentEntries: [DocumentEntry]? {
    let entries = plan.sheets.compactMap(document)
    return entries.isEmpty ? nil : entries
  }

  private func document(_ task: SheetTask) -> DocumentEntry? {
    guard let path = task.document else { return nil }
    guard let drawn = documents[path] else {
      return partial?.previous?.documents?.first { $0.path == path }
    }
    return DocumentEntry(
      id: task.id, kind: task.kind.rawValue, path: path, pages: drawn.pages,
      pageSizes: task.pages.map(\.canvas.size), bytes: drawn.bytes, sha256: drawn.sha256)
  }

  func animation(_ task: ToggleTask) -> AnimationEntry? {
    guard isDrawn(task.paths) else {
      return partial?.previous?.animations.first { $0.id == task.id }
    }
    var entry = AnimationEntry(
      id: task.id, kind: "toggle", card: task.front, fps: task.fps, duration: task.duration,
      loop: task.isLooping, scale: task.scale, canvas: SceneFrame(showing: task.canvas),
      frames: task.frames.map { frame in
        FrameEntry(
          time: frame.time, duration: 1 / task.fps, image: image(of: frame.output),
          placements: frame.scene.placements)
      })
    entry.packed = entries(of: task.packed)
    entry.toggle = ToggleEntry(task.target, in: task.state)
    return entry
  }
}

/// What is known of a document that was drawn.
struct DrawnDocument: Sendable {
  var pages: Int
  var bytes: Int
  var sha256: String
}
