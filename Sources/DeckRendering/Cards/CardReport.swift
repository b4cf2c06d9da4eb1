package import DeckKit
package import DeckPlanning
import ImageCodecs
import Raster
package import Typesetting

/// The results of drawing a card.
package struct CardReport: Sendable {
  /// The boxes of the texts.
  package var textBoxes: [TextBox]
  /// The fonts of their glyphs.
  package var faces: Set<FontFace>
  /// The focal point of the crop, each coordinate 0…1; nil for an automatic one without a photo.
  package var focus: LayoutPoint?
  /// The relief that makes the texts readable; nil if none was needed.
  package var relief: CaptionRelief?
  /// The photo that was used, if any.
  package var source: PhotoSource?
  /// Warnings.
  package var diagnostics: [Diagnostic]
}

/// The error that a card cannot be drawn.
package struct CardFailure: Error, Sendable {
  /// The reason.
  package var diagnostic: Diagnostic
}

extension TaskRenderer {
  /// The report on a card that is prepared.
  func report(on task: CardTask, _ card: PreparedCard, _ source: PhotoSource?) -> CardReport {
    if let item = task.item { return report(on: task, item, card, source) }
    let lines = card.caption.lines
    let boxes = lines.map { line in
      TextBox(
        field: line.field.rawValue, rect: line.rect, fontSize: line.text.fontSize,
        isTruncated: line.isTruncated, lines: line.text.lineCount,
        contrast: card.contrast?.ratio(of: line.field))
    }
    return CardReport(
      textBoxes: boxes, faces: lines.reduce(into: []) { $0.formUnion($1.text.faces) }, focus: card.focus,
      relief: card.drawing.relief, source: source,
      diagnostics: card.caption.diagnostics(for: task) + (card.contrast?.diagnostics(for: task) ?? [])
        + photoDiagnostics(card, task))
  }

  /// Warnings about the photo.
  func photoDiagnostics(_ card: PreparedCard, _ task: CardTask) -> [Diagnostic] {
    guard let photo = card.photo, let crop = task.drawing.photo else { return [] }
    func warning(_ code: DiagnosticCode, _ message: String) -> Diagnostic {
      Diagnostic(
        .warning, .photo, code: code, message, at: SourcePlace(file: crop.photo.rawValue),
        card: task.card.id.rawValue, field: CardField.photo.rawValue)
    }
    let clear = "every pixel is clear, so the card shows only what is behind it; export the photo again"
    return photo.warnings.map { warning(DiagnosticCode($0.code), $0.message) }
      + (photo.isClear ? [warning(.photoClear, clear)] : [])
  }
}

extension PhotoSource {
  /// What the manifest says of the photo of a card.
  init(_ loaded: PhotoLoader.Loaded, of task: CardTask) {
    let header = loaded.photo.header
    self.init(
      sha256: loaded.sha256, format: header.format.rawValue.lowercased(), width: header.size.width,
      height: header.size.height, orientation: header.orientation.rawValue,
      isColorConverted: loaded.photo.isColorConverted,
      isUpscaled: (task.drawing.photo?.density(forPixelWidth: task.pixelWidths.max() ?? 0) ?? 1) < 1)
  }
}
