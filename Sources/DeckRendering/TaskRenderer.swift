import DeckKit
package import DeckPlanning
import ImageCodecs
import PictureTypes
import Raster
package import Typesetting

/// Draws the tasks of a plan one by one; each worker has its own renderer.
package final class TaskRenderer {
  let photos: PhotoLoader
  let typesetter: Typesetter
  let icons: IconLibrary
  private var tools: [ColorSpace: ColorSpaceTools] = [:]

  /// Creates a renderer that reads photos with `photos`, sets texts in the fonts of `library` and draws
  /// `icons`.
  ///
  /// - Throws: `FontError` if the fonts cannot be opened.
  package init(photos: PhotoLoader, library: FontLibrary, icons: IconLibrary) throws(FontError) {
    self.photos = photos
    self.icons = icons
    typesetter = try Typesetter(library: library)
  }

  /// The painter and the writer of one colour space.
  struct ColorSpaceTools {
    let painter: CardPainter
    let writer: ImageWriter
  }

  func tools(for space: ColorSpace) -> ColorSpaceTools {
    if let known = tools[space] { return known }
    let colors = SRGBConverter(to: space)
    let made = ColorSpaceTools(
      painter: CardPainter(typesetter: typesetter, colors: colors), writer: ImageWriter(colors: colors))
    tools[space] = made
    return made
  }

  /// Draws the pictures of a task and passes each file to `sink`.
  ///
  /// - Throws: ``CardFailure`` if a card cannot be drawn; `PhotoError`, `EncodeError` or `CairoError` if
  ///   another picture cannot; the errors of `sink`.
  package func render(_ task: PictureTask, to sink: FileSink) throws -> TaskResult {
    switch task {
    case .card(let task):
      let report = try render(task, to: sink)
      return TaskResult(faces: report.faces, card: report)
    case .still(let task): return TaskResult(faces: try render(task, to: sink))
    case .animation(let task): return TaskResult(faces: try render(task, to: sink))
    case .sheet(let task): return TaskResult(faces: try render(task, to: sink))
    }
  }

  // MARK: Cards

  /// Draws a card at every scale in every format from one decoded photo.
  ///
  /// - Throws: ``CardFailure`` if the card cannot be drawn; `CairoError`; `EncodeError`; the errors of
  ///   `sink`.
  package func render(_ task: CardTask, to sink: FileSink) throws -> CardReport {
    let (card, source) = try prepareForReport(task)
    let report = report(on: task, card, source)
    try draw(card, of: task, to: sink)
    return report
  }

  /// Draws a card without a report.
  ///
  /// - Throws: the same errors as ``render(_:to:)``.
  package func draw(_ task: CardTask, to sink: FileSink) throws {
    try draw(prepare(task), of: task, to: sink)
  }

  /// Performs all steps of drawing a card except the drawing: decodes its photo, finds its focal point, lays
  /// out its texts and measures their contrast.
  ///
  /// - Throws: ``CardFailure`` if the card cannot be drawn; `CairoError`.
  package func check(_ task: CardTask) throws -> CardReport {
    let (card, source) = try prepareForReport(task)
    return report(on: task, card, source)
  }

  private func draw(_ card: consuming PreparedCard, of task: CardTask, to sink: FileSink) throws {
    let tools = tools(for: task.colorSpace)
    let scales = Set(task.outputs.map(\.scale)).sorted()
    for scale in scales {
      let frame = PixelFrame(wholePixels: task.drawing.size, scale: scale)
      let painted = try tools.painter.paint(
        card.drawing, card.caption, photo: card.photo, frame: frame, scale: scale)
      // The photo is not needed while its last picture is compressed.
      if scale == scales.last { card.photo = nil }
      for output in task.outputs where output.scale == scale {
        try sink(.image(try tools.writer.write(painted, to: output)))
      }
    }
  }

  // MARK: Scenes

  private func render(_ task: StillTask<SceneDrawing>, to sink: FileSink) throws -> Set<FontFace> {
    let tools = tools(for: task.colorSpace)
    let picture = composed(task.content)
    for output in task.outputs {
      var painter = SceneContentPainter(renderer: self, tools: tools)
      let photos = try self.photos(of: picture, scale: output.scale, in: task.colorSpace)
      let pixels = try painter.paint(picture, photos: photos, scale: output.scale)
      try sink(.image(try tools.writer.write(pixels, to: output)))
    }
    return picture.faces
  }

  private func render(_ task: AnimationTask<SceneDrawing>, to sink: FileSink) throws -> Set<FontFace> {
    let tools = tools(for: task.colorSpace)
    let pictures = task.frames.map { composed($0.content) }
    let photos = PhotoAccess.shared(
      try self.photos.photos(of: pictures.flatMap(\.drawings), scale: task.scale, in: task.colorSpace))
    var painter = SceneContentPainter(renderer: self, tools: tools)
    var files = AnimationWriter(task, writer: tools.writer)
    for (frame, picture) in zip(task.frames, pictures) {
      let pixels = try painter.paint(picture, photos: photos, scale: task.scale)
      try files.add(pixels, to: frame.output, sink)
    }
    try files.finish(sink)
    return pictures.reduce(into: []) { $0.formUnion($1.faces) }
  }

  /// The photos of a still. The photos of cards are decoded once; those of a page are decoded one by one,
  /// because a page may show many.
  ///
  /// - Throws: `PhotoError` if a photo cannot be read.
  private func photos(
    of picture: ComposedPicture, scale: Double, in space: ColorSpace
  ) throws(PhotoError) -> PhotoAccess {
    switch picture {
    case .scene: .shared(try photos.photos(of: picture.drawings, scale: scale, in: space))
    case .page: .oneByOne(photos, space)
    }
  }
}

/// The results of drawing a task.
package struct TaskResult: Sendable {
  /// The fonts of the glyphs that were drawn.
  package var faces: Set<FontFace>
  /// The report on a card; nil for other tasks.
  package var card: CardReport?
}
