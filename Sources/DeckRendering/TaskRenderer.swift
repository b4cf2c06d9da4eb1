import DeckKit
package import DeckPlanning
package import ImageCodecs
import Raster
package import Typesetting

/// Draws the tasks of a plan, one at a time; each worker has its own.
package final class TaskRenderer {
  let loader: PhotoLoader
  let typesetter: Typesetter
  let writer: ImageWriter
  let colors: SRGBConverter
  private let icons: IconLibrary

  /// Takes each picture as soon as it is finished, so that no two are kept.
  package typealias Sink = (RenderedImage) throws -> Void
  /// Takes each file of a whole animation as soon as it is finished.
  package typealias AnimationSink = (RenderedAnimation) throws -> Void

  /// A renderer that reads photos with `loader`, sets texts in the fonts of `library` and draws `icons`.
  package init(
    loader: PhotoLoader, library: FontLibrary, icons: IconLibrary, pngEffort: PNGEffort = .balanced
  ) throws(FontError) {
    self.loader = loader
    self.icons = icons
    colors = SRGBConverter(to: loader.workingSpace)
    writer = ImageWriter(colors: colors, pngEffort: pngEffort)
    typesetter = try Typesetter(library: library)
  }

  /// Draws a card at every scale in every format from one decoded photo, and says what that brought to light.
  ///
  /// - Throws: ``CardFailure`` where the card cannot be drawn; what `sink` throws.
  package func render(_ task: CardTask, to sink: Sink) throws -> CardReport {
    let look = try look(at: task)
    let report = report(on: task, look)
    try draw(look, of: task, to: sink)
    return report
  }

  /// Draws a card alone.
  ///
  /// - Throws: as ``render(_:to:)``.
  package func draw(_ task: CardTask, to sink: Sink) throws {
    try draw(look(at: task, isReported: false), of: task, to: sink)
  }

  private func draw(_ look: consuming CardLook, of task: CardTask, to sink: Sink) throws {
    let painter = CardPainter(typesetter: typesetter, colors: colors)
    let bounds = LayoutRect(x: 0, y: 0, width: task.drawing.size.width, height: task.drawing.size.height)
    let scales = Set(task.outputs.map(\.scale)).sorted()
    for scale in scales {
      let frame = PixelFrame(bounds, origin: .zero, scale: Double(scale))
      let card = painter.paint(look.drawing, photo: look.loaded?.photo, frame: frame, scale: Double(scale))
      // The photo is not needed while its last picture is packed.
      if scale == scales.last { look.loaded = nil }
      for output in task.outputs where output.scale == scale { try sink(try writer.write(card, to: output)) }
    }
  }

  /// Does all that drawing a card needs but for the drawing: decodes its photo, finds its focal point, sets its texts and
  /// measures their contrast.
  ///
  /// - Throws: ``CardFailure`` where the card cannot be drawn.
  package func check(_ task: CardTask) throws -> CardReport {
    report(on: task, try look(at: task))
  }

  /// Draws a still at every scale.
  package func render(_ task: StillTask, to sink: Sink) throws {
    for output in task.outputs {
      let photos = try loader.photos(of: task.scene.cards.map(\.drawing), scale: output.scale)
      var painter = ScenePainter(typesetter: typesetter, colors: colors, icons: icons, photos: photos)
      try sink(try writer.write(painter.paint(task.scene, scale: output.scale), to: output))
    }
  }

  /// Draws the frames of a gesture in order.
  package func render(_ task: AnimationTask, to sink: Sink, animations: AnimationSink) throws {
    let drawings = task.frames.flatMap { $0.scene.cards.map(\.drawing) }
    let photos = try loader.photos(of: drawings, scale: task.scale)
    var painter = ScenePainter(typesetter: typesetter, colors: colors, icons: icons, photos: photos)
    var files = AnimationWriter(
      task.packed,
      canvas: AnimationCanvas(
        showing: task.canvas.rect, scale: task.scale, on: task.background, framesPerSecond: task.fps,
        isLooping: task.isLooping), writer: writer)
    for frame in task.frames {
      try files.add(painter.paint(frame.scene, scale: task.scale), to: frame.output, sink)
    }
    try files.finish(animations)
  }

  func load(_ task: CardTask, isHashed: Bool) throws -> PhotoLoader.Loaded? {
    guard let crop = task.drawing.photo else { return nil }
    do {
      return try loader.load(
        crop, pixelWidths: task.outputs.map { task.drawing.size.width * Double($0.scale) },
        isPlaced: task.focus.point != nil, isHashed: isHashed)
    } catch { throw CardFailure(diagnostic: Diagnostic(error, photo: crop.photo, card: task.card.id)) }
  }

  func report(on task: CardTask, _ look: CardLook) -> CardReport {
    if let item = task.item { return report(on: task, item, look.loaded, focus: look.focus) }
    let caption = CaptionLayout(of: task.drawing, typesetter: typesetter)
    let lines = caption.lines
    let boxes = lines.map { line in
      TextBox(
        field: line.field, rect: line.rect, fontSize: line.text.fontSize, isTruncated: line.isTruncated,
        lines: line.text.lineCount, contrast: look.contrast?.ratio(of: line.field))
    }
    return CardReport(
      textBoxes: boxes, faces: lines.reduce(into: []) { $0.formUnion($1.text.faces) },
      focus: look.focus, relief: look.drawing.relief, source: look.loaded.map { source($0, task) },
      diagnostics: caption.diagnostics(for: task) + (look.contrast?.diagnostics(for: task) ?? [])
        + photoDiagnostics(look.loaded, task))
  }

  func source(_ loaded: PhotoLoader.Loaded, _ task: CardTask) -> PhotoSource {
    let header = loaded.photo.header
    let widest = task.outputs.map { task.drawing.size.width * Double($0.scale) }.max() ?? 0
    return PhotoSource(
      sha256: loaded.sha256 ?? "", format: header.format.rawValue.lowercased(), width: header.size.width,
      height: header.size.height, orientation: header.orientation.rawValue,
      isColorConverted: loaded.photo.isColorConverted,
      isUpscaled: (task.drawing.photo?.density(forPixelWidth: widest) ?? 1) < 1)
  }

  func photoDiagnostics(_ loaded: PhotoLoader.Loaded?, _ task: CardTask) -> [Diagnostic] {
    guard let loaded, let crop = task.drawing.photo else { return [] }
    return loaded.photo.warnings.map { warning in
      Diagnostic(
        .warning, .photo, code: warning.code.rawValue, warning.message, at: SourcePlace(file: crop.photo),
        card: task.card.id, field: "photo")
    }
  }
}

extension Diagnostic {
  /// An error about a photo.
  package init(_ error: PhotoError, photo: String, card: String) {
    self.init(
      .error, .photo, code: error.code, error.description, at: SourcePlace(file: photo), card: card,
      field: "photo")
  }
}
