import DeckPlanning
import PictureTypes
import Raster
import Typesetting
import VectorDrawing

extension TaskRenderer {
  /// Draws the pages of a sheet one by one, at every scale and into its document.
  ///
  /// - Returns: the fonts of the texts.
  /// - Throws: `PhotoError`, `EncodeError`, `CairoError`; the errors of `sink`.
  func render(_ task: SheetTask<SceneDrawing>, to sink: FileSink) throws -> Set<FontFace> {
    let tools = tools(for: task.colorSpace)
    var painter = SceneContentPainter(renderer: self, tools: tools)
    let document = try task.document.map { output in
      (output, try PDFDocument(title: task.title, scale: Double(output.scale)))
    }
    var faces: Set<FontFace> = []
    for page in task.pages {
      let picture = composed(page.content)
      faces.formUnion(picture.faces)
      for output in page.outputs {
        let pixels = try painter.paint(
          picture, photos: .oneByOne(photos, task.colorSpace), scale: Double(output.scale))
        try sink(.image(try tools.writer.write(pixels, to: output)))
      }
      if let (output, document) = document { try add(picture, to: document, output) }
    }
    if let (output, document) = document {
      let bytes = try document.finish()
      try sink(.document(RenderedDocument(path: output.path, bytes: bytes, pages: document.pages)))
    }
    return faces
  }

  private func add(_ picture: ComposedPicture, to document: PDFDocument, _ output: DocumentOutput) throws {
    let painter = PagePainter(painter: tools(for: output.colorSpace).painter)
    switch picture {
    case .page(let page):
      let scale = Double(output.scale)
      let photos = PhotoAccess.oneByOne(photos, output.colorSpace)
      let sprites = try page.pictures.map { try painter.sprite($0, photos: photos, scale: scale) }
      try painter.add(page, sprites: sprites, scale: scale, to: document)
    case .scene: throw UnprintableScene()
    }
  }
}

/// The error that a scene of cards is to be added to a document, which no plan contains.
struct UnprintableScene: Error {}
