import DeckKit
package import DeckPlanning
import Digests
import ImageCodecs
import Raster
package import Typesetting
import VectorDrawing

/// Sheets, lists at rest and lists that open and close.
extension TaskRenderer {
  /// Takes each document as soon as it is finished.
  package typealias DocumentSink = (RenderedDocument) throws -> Void

  /// Draws the pages of a sheet one after the other, at every scale and into its document.
  ///
  /// - Returns: the fonts of headings and rows.
  /// - Throws: `PhotoError`, `CairoError`; what the sinks throw.
  package func render(_ task: SheetTask, to sink: Sink, documents: DocumentSink) throws -> Set<FontFace> {
    let document = try task.document.map { _ in try PDFDocument(title: task.title) }
    var faces: Set<FontFace> = []
    for page in task.pages {
      let drawing = drawing(of: page)
      faces.formUnion(drawing.faces)
      for output in page.outputs {
        let sprites = try sprites(of: drawing, scale: Double(output.scale), painter: pagePainter, loader)
        try sink(
          try writer.write(try pagePainter.image(drawing, sprites: sprites, scale: output.scale), to: output))
      }
      if let document { try add(drawing, to: document) }
    }
    guard let document, let path = task.document else { return faces }
    let bytes = try document.finish()
    try documents(
      RenderedDocument(path: path, bytes: bytes, sha256: SHA256.hex(bytes), pages: document.pages))
    return faces
  }

  /// Draws the frames of a list that opens or closes, in order.
  ///
  /// - Returns: the fonts of headings and rows.
  package func render(
    _ task: ToggleTask, to sink: Sink, animations: AnimationSink
  ) throws -> Set<FontFace> {
    let painter = ListPainter(texts: ListTypesetter(typesetter: typesetter))
    let pages = task.frames.map { painter.page($0.scene) }
    let photos = try loader.photos(of: pages.flatMap { $0.pictures.map(\.drawing) }, scale: task.scale)
    var files = AnimationWriter(
      task.packed,
      canvas: AnimationCanvas(
        showing: task.canvas, scale: task.scale, on: task.background, framesPerSecond: task.fps,
        isLooping: task.isLooping), writer: writer)
    for (frame, page) in zip(task.frames, pages) {
      let sprites = page.pictures.map { picture in
        pagePainter.sprite(
          picture, photo: picture.drawing.photo.flatMap { photos[$0.photo] }, scale: Double(task.scale))
      }
      try files.add(
        try pagePainter.image(page, sprites: sprites, scale: task.scale), to: frame.output, sink)
    }
    try files.finish(animations)
    return pages.reduce(into: []) { $0.formUnion($1.faces) }
  }

  private var pagePainter: PagePainter {
    PagePainter(painter: CardPainter(typesetter: typesetter, colors: colors))
  }

  /// A page's drawing by what it shows.
  private func drawing(of page: SheetPage) -> PageDrawing {
    let texts = ListTypesetter(typesetter: typesetter)
    return switch page.content {
    case .list(let scene): ListPainter(texts: texts).page(scene)
    case .contact(let contact): ContactPainter(texts: texts).page(contact)
    }
  }

  /// Documents are in sRGB whatever the pictures are in.
  private func add(_ page: PageDrawing, to document: PDFDocument) throws {
    let painter = PagePainter(painter: CardPainter(typesetter: typesetter, colors: SRGBConverter(to: .sRGB)))
    let sprites = try sprites(of: page, scale: PDFDocument.scale, painter: painter, loader.inSRGB)
    try painter.add(page, sprites: sprites, to: document)
  }

  /// The pictures of a page; one photo after the other is in memory, since a page may show many.
  private func sprites(
    of page: PageDrawing, scale: Double, painter: PagePainter, _ loader: PhotoLoader
  ) throws -> [PagePainter.Sprite] {
    try page.pictures.map { picture in
      let photo = try picture.drawing.photo.map { crop in
        try loader.load(crop, pixelWidth: picture.rect.width * scale)
      }
      return painter.sprite(picture, photo: photo, scale: scale)
    }
  }
}
