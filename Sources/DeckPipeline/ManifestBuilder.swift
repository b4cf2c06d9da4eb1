import DeckKit
import DeckPlanning
import DeckRendering
import Digests
import Foundation
import Typesetting

/// Makes the manifest of what was planned and what was drawn.
struct ManifestBuilder {
  let deck: Deck
  let plan: RenderPlan
  /// What is known of each drawn file, by path.
  let images: [String: ImageEntry]
  /// What is known of each drawn file of a whole animation, by path.
  let animations: [String: PackedEntry]
  /// What is known of each drawn document, by path.
  let documents: [String: DrawnDocument]
  /// Heights of the texts of lists.
  let listMetrics: ListMetrics?
  /// The fonts of all texts.
  let faces: Set<FontFace>
  /// What drawing each card brought to light, by place in the deck.
  let reports: [Int: CardReport]
  /// Everything that a person should know, in order.
  let diagnostics: [Diagnostic]
  /// The manifest of the run before and the cards that this run drew, where it drew only some.
  let partial: PartialRun?

  func build() -> Manifest {
    let planned = Set(plan.cards.cards.map(\.index))
    var manifest = Manifest(
      generator: Manifest.Generator(name: Product.name, version: Product.version),
      deck: Manifest.DeckEntry(id: deck.id, title: deck.title, locale: deck.locale), style: deck.style,
      cards: deck.cards.compactMap {
        card($0, outputs: planned.contains($0.index) ? plan.cards.outputs(of: $0) : [])
      },
      previews: plan.stills.compactMap(preview) + plan.sheets.flatMap(previews),
      animations: plan.animations.compactMap(animation) + plan.toggles.compactMap(animation), fonts: fonts(),
      diagnostics: diagnostics.map(entry))
    manifest.sections = sections
    manifest.documents = documentEntries
    return manifest
  }

  // MARK: Cards

  private func card(_ card: Card, outputs: [ImageOutput]) -> CardEntry? {
    if let partial, !partial.selected.contains(card.index) {
      var earlier = partial.earlierCard(card)
      earlier?.listMetrics = listMetrics?.items[card.id]
      return earlier
    }
    let report = reports[card.index]
    let size = deck.pictureSize
    var entry = CardEntry(
      id: card.id, index: card.index, name: card.name, age: card.age, hobby: card.hobby, title: card.title,
      detail: card.detail, section: card.section, language: card.language, alt: card.alt,
      images: outputs.compactMap { output in
        images[output.path].map { image in
          var image = image
          image.role = deck.style.layout.list == nil ? .card : .photo
          return image
        }
      }, contentRect: LayoutRect(x: 0, y: 0, width: size.width, height: size.height),
      shadowInsets: EdgeInsets(deck.style.decoration.shadow), textBoxes: report?.textBoxes ?? [],
      relief: report?.relief,
      focus: report?.focus ?? card.focus.point ?? LayoutPoint(x: 0.5, y: 0.5), source: report?.source)
    entry.listMetrics = listMetrics?.items[card.id]
    return entry
  }

  // MARK: Scenes

  private func preview(_ task: StillTask) -> PreviewEntry? {
    let drawn = task.outputs.compactMap { images[$0.path] }
    guard drawn.count == task.outputs.count else { return partial?.earlierPreview(task) }
    return PreviewEntry(
      id: task.id, kind: "rest", images: drawn, canvas: SceneFrame(showing: task.scene.canvas.rect),
      placements: task.scene.cards.map(\.placement))
  }

  private func animation(_ task: AnimationTask) -> AnimationEntry? {
    guard isDrawn(task.paths) else { return partial?.earlierAnimation(task) }
    var entry = AnimationEntry(
      id: task.id, kind: task.kind.kind, card: task.front.id, fps: task.fps, duration: task.duration,
      loop: task.isLooping, scale: task.scale, canvas: SceneFrame(showing: task.canvas.rect),
      frames: task.frames.map { frame in
        FrameEntry(
          time: frame.time, duration: 1 / task.fps, image: image(of: frame.output),
          placements: frame.scene.cards.map(\.placement))
      })
    entry.packed = entries(of: task.packed)
    return entry
  }

  /// Whether this run drew all files of an animation.
  func isDrawn(_ paths: [String]) -> Bool {
    paths.allSatisfy { images[$0] != nil || animations[$0] != nil }
  }

  func image(of output: ImageOutput?) -> ImageEntry? { output.flatMap { images[$0.path] } }

  /// The files that hold all frames; nil where there are none.
  func entries(of packed: [PackedOutput]) -> [PackedEntry]? {
    packed.isEmpty ? nil : packed.compactMap { animations[$0.path] }
  }

  // MARK: The rest

  private func fonts() -> [FontEntry] {
    let drawn = faces.compactMap { face in
      FileSystem.read(face.path).map { data in
        FontEntry(
          family: face.family, file: (face.path as NSString).lastPathComponent, version: face.versionText,
          sha256: SHA256.hex(Array(data)))
      }
    }
    let all = Set(drawn).union(partial?.previous?.fonts ?? [])
    return all.sorted { ($0.file, $0.family) < ($1.file, $1.family) }
  }

  private func entry(_ diagnostic: Diagnostic) -> DiagnosticEntry {
    DiagnosticEntry(
      severity: diagnostic.severity.rawValue, code: diagnostic.code, card: diagnostic.card,
      field: diagnostic.field, message: diagnostic.message)
  }
}

/// A run that draws only some cards: the rest of the manifest is that of the run before.
struct PartialRun {
  let previous: Manifest?
  /// Places in the deck of the cards that are drawn.
  let selected: Set<Int>
  private let earlierCards: [String: CardEntry]

  init(previous: Manifest?, selected: Set<Int>) {
    self.previous = previous
    self.selected = selected
    earlierCards = Dictionary(
      (previous?.cards ?? []).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func earlierCard(_ card: Card) -> CardEntry? {
    var entry = earlierCards[card.id]
    entry?.index = card.index
    return entry
  }

  func earlierPreview(_ task: StillTask) -> PreviewEntry? { previous?.previews.first { $0.id == task.id } }
  func earlierAnimation(_ task: AnimationTask) -> AnimationEntry? {
    previous?.animations.first { $0.id == task.id }
  }
}

extension EdgeInsets {
  /// The room that a shadow takes around a card.
  fileprivate init(_ shadow: Shadow?) {
    let (spread, offset) = (3 * (shadow?.radius ?? 0), shadow?.offset ?? .zero)
    self.init(
      top: max(0, spread - offset.y), left: max(0, spread - offset.x), bottom: max(0, spread + offset.y),
      right: max(0, spread + offset.x))
  }
}

extension FontFace {
  /// The version as fonts write it, such as "4.000".
  fileprivate var versionText: String {
    let thousandths = (version * 1000 + 32_768) / 65_536
    let digits = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
