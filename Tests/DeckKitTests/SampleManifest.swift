import DeckKit

/// A manifest with at least one entry in every list, and with each optional part both present and absent.
enum SampleManifest {
  static let value = Manifest(
    generator: Manifest.Generator(name: "deckle", version: "0.1.0"),
    deck: Manifest.DeckEntry(id: "people", title: "People / Leute „Ü“", locale: "en"),
    style: .stack(), cards: [full, bare], previews: [preview], animations: [animation],
    fonts: [FontEntry(family: "Inter", file: "Inter.ttf", version: "4.000", sha256: "0a")],
    diagnostics: [
      DiagnosticEntry(
        severity: "warning", code: "photo-upscaled", card: "ada", field: "photo", message: "is small"),
      DiagnosticEntry(severity: "error", code: "no-cards", card: nil, field: nil, message: "has none"),
    ],
    sections: [
      DeckSection(key: "A", title: "A", items: ["ada"]), DeckSection(key: "#", title: "#", items: ["bo"]),
    ])

  private static func image(_ path: String, role: ImageEntry.Role? = nil) -> ImageEntry {
    ImageEntry(
      role: role, path: path, format: "png", width: 600, height: 800, scale: 2, bytes: 1234, sha256: "ab",
      pixelSha256: "cd")
  }

  private static let full = CardEntry(
    id: "ada", index: 0, name: "Ada", age: 36, hobby: "Sums", title: "Countess", detail: "of engines",
    section: "A", language: "en", alt: "Ada, 36. Sums", images: [image("cards/ada@2x.png", role: .card)],
    contentRect: LayoutRect(x: 0, y: 0, width: 300, height: 400),
    shadowInsets: EdgeInsets(top: 12, left: 12, bottom: 12, right: 12),
    textBoxes: [
      TextBox(
        field: "name", rect: LayoutRect(x: 16, y: 330.25, width: 120, height: 34), fontSize: 28,
        isTruncated: false)
    ], focus: LayoutPoint(x: 0.5, y: 0.3),
    source: PhotoSource(
      sha256: "ef", format: "jpeg", width: 1200, height: 1600, orientation: 6, isColorConverted: true,
      isUpscaled: false))

  private static let bare = CardEntry(
    id: "bo", index: 1, name: "", age: nil, hobby: nil, title: nil, detail: nil, section: nil, language: "en",
    alt: "", images: [], contentRect: LayoutRect(x: 0, y: 0, width: 300, height: 400),
    shadowInsets: EdgeInsets(top: 0, left: 0, bottom: 0, right: 0), textBoxes: [],
    focus: LayoutPoint(x: 0, y: 1),
    source: nil)

  private static let motion = DeckMotion(.stack())
  private static let canvas = SceneFrame(showing: LayoutRect(x: -12, y: -12, width: 324, height: 444))

  private static let preview = PreviewEntry(
    id: "rest", kind: "rest", images: [image("previews/rest@2x.png")], canvas: canvas,
    placements: motion.placementsAtRest(of: ["ada", "bo"]))

  private static let animation: AnimationEntry = {
    let timeline = SwipeTimeline(
      motion: motion, cards: ["ada", "bo"], path: SwipeKind.like.defaultPath(for: motion.style))
    let frames = timeline.frameTimes(fps: 10).map { time in
      FrameEntry(
        time: time, duration: 0.1, image: image("animations/like-ada@2x/000.png"),
        placements: timeline.placements(at: time))
    }
    return AnimationEntry(
      id: "like-ada@2x", kind: "like", card: "ada", fps: 10, duration: 0.6, loop: false, scale: 2,
      canvas: canvas,
      frames: frames)
  }()
}
