import DeckKit

/// Rejects scenes whose pictures are too large for memory, before anything is drawn.
struct SceneSizeCheck {
  /// The maximum number of pixels of a scene's picture.
  static let maximumPixels = 200_000_000.0
  let file: DeckFile
  let style: DeckStyle

  /// The maximum number of frames in one run.
  static let maximumFrames = 200_000

  func run(on deck: Deck, _ diagnostics: inout Diagnostics) {
    checkFrames(of: deck, &diagnostics)
    let cards = (0...(style.layout.visibleCount ?? 0)).map { CardID(rawValue: String($0)) }
    let motion = DeckMotion(style)
    if let scale = deck.previews.flatMap(\.scales).max() {
      let place = file.previews?.place
      check(motion.placementsAtRest(of: cards), what: "still", scale: scale, at: place, &diagnostics)
    }
    for request in deck.animations {
      guard let timeline = request.kind.timeline(motion, cards: cards, front: 0, path: request.path) else {
        continue
      }
      let placements = timeline.frameTimes(fps: request.fps).flatMap(timeline.placements)
      check(
        placements, what: "frame of “\(request.kind.kind)”", scale: request.scale,
        at: file.animations?.place, &diagnostics)
      checkSides(of: placements, request, &diagnostics)
    }
  }

  /// The maximum side of a WebP picture in pixels.
  private static let maximumWebPSide = 16_383

  private func checkSides(
    of placements: [Placement], _ request: AnimationRequest, _ diagnostics: inout Diagnostics
  ) {
    let canvas = SceneCanvas.rect(around: placements, in: style)
    let side = Int(max(canvas.width, canvas.height) * request.scale)
    guard request.formats.packed.contains(where: { $0.name == "webp" }), side > Self.maximumWebPSide else {
      return
    }
    diagnostics.error(
      .sceneTooLarge,
      "frames of “\(request.kind.kind)” would be \(side) pixels long; "
        + "expected at most \(Self.maximumWebPSide), the maximum of WebP; reduce the scale, or use “apng”",
      at: file.animations?.place ?? SourcePlace(file: file.file),
      field: "formats")
  }

  private func checkFrames(of deck: Deck, _ diagnostics: inout Diagnostics) {
    let frames = deck.animations.reduce(0) { sum, request in
      let timeline = request.kind.timeline(DeckMotion(style), cards: [], front: 0, path: request.path)
      return sum + (timeline?.frameTimes(fps: request.fps).count ?? 0) * request.fronts.count
    }
    guard frames > Self.maximumFrames else { return }
    diagnostics.error(
      .tooManyFrames,
      "requests \(frames) frames; expected at most \(Self.maximumFrames); "
        + "reduce the number of cards, the fps or the duration of the path",
      at: file.animations?.place ?? SourcePlace(file: file.file), field: "animations")
  }

  private func check(
    _ placements: [Placement], what: String, scale: Double, at place: SourcePlace?,
    _ diagnostics: inout Diagnostics
  ) {
    let canvas = SceneCanvas.rect(around: placements, in: style)
    let pixels = canvas.width * canvas.height * scale * scale
    guard pixels > Self.maximumPixels else { return }
    diagnostics.error(
      .sceneTooLarge,
      "a \(what) would be \(canvas.width) × \(canvas.height) points at scale \(scale.shortText); "
        + "expected at most \(Int(Self.maximumPixels / 1e6)) million pixels; "
        + "reduce the scale, or the lengths of the style or path",
      at: place ?? file.style?.place ?? SourcePlace(file: file.file), field: "style")
  }
}
