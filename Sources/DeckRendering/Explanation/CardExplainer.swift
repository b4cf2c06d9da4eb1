import DeckKit
package import DeckPlanning
import Foundation
import ImageCodecs
import PictureTypes
import Raster
import Typesetting

extension TaskRenderer {
  /// Performs all steps of drawing a card except the drawing, and describes them.
  ///
  /// - Throws: ``CardFailure`` if the card cannot be drawn; `CairoError`.
  package func explain(
    _ task: CardTask
  ) throws -> (explanation: CardExplanation, report: CardReport) {
    let (card, source) = try prepareForReport(task)
    var photo: CardExplanation.Photo?
    if let decoded = card.photo, let source, let crop = card.drawing.photo {
      photo = CardExplanation.Photo(decoded, sha256: source.sha256, crop, task, focus: card.focus)
    }
    let explanation = CardExplanation(
      id: task.card.id.rawValue, photo: photo, texts: texts(of: task, card), relief: card.drawing.relief,
      formats: formats(of: task))
    return (explanation, report(on: task, card, source))
  }

  private func formats(of task: CardTask) -> [String] {
    var formats: [String] = []
    for output in task.outputs where !formats.contains(output.encoding.description) {
      formats.append(output.encoding.description)
    }
    return formats
  }

  private func texts(of task: CardTask, _ card: PreparedCard) -> [CardExplanation.Text] {
    guard let item = task.item else {
      return card.caption.lines.map { line in
        CardExplanation.Text(
          line, in: card.drawing.decoration.caption, contrast: card.contrast?.ratio(of: line.field))
      }
    }
    return ListTypesetter(typesetter: typesetter).set(item).lines.map { line in
      let style = line.role == .primary ? item.style.primary : item.style.secondary
      return CardExplanation.Text(
        field: task.card.listField(line.role).rawValue, line.text, styleSize: style.size,
        isTruncated: line.isTruncated, unknownGlyphs: line.text.unknownScalars.count)
    }
  }
}

extension CardExplanation.Photo {
  fileprivate init(
    _ photo: DecodedPhoto, sha256: String, _ crop: PhotoCrop, _ task: CardTask, focus: LayoutPoint?
  ) {
    path = crop.photo.rawValue
    self.sha256 = sha256
    found = CardExplanation.Found(photo.header)
    done = CardExplanation.Done(photo, crop, task, focus: focus)
  }
}

extension CardExplanation.Found {
  fileprivate init(_ header: PhotoHeader) {
    format = header.format.rawValue
    encoding = header.encoding
    (storedWidth, storedHeight) = (header.storedSize.width, header.storedSize.height)
    orientation = header.orientation.rawValue
    (width, height) = (header.size.width, header.size.height)
    colors = header.colorSource.description
    hasAlpha = header.hasAlpha
  }
}

extension CardExplanation.Done {
  fileprivate init(_ photo: DecodedPhoto, _ crop: PhotoCrop, _ task: CardTask, focus: LayoutPoint?) {
    colorSpace = photo.colorSpace.explainedName
    isColorConverted = photo.isColorConverted
    reduction = photo.reduction
    (decodedWidth, decodedHeight) = (photo.size.width, photo.size.height)
    isFocusAutomatic = task.focus == .automatic
    self.focus = focus ?? crop.rect.center
    self.crop = crop.rect
    let size = task.drawing.size
    resampling = Set(task.outputs.map(\.scale)).sorted().map { scale in
      let width = size.width * scale
      return CardExplanation.Resampling(
        scale: scale, width: Int(width.rounded()), height: Int((size.height * scale).rounded()),
        factor: Double(photo.reduction) / crop.density(forPixelWidth: width))
    }
  }
}

extension CardExplanation.Text {
  fileprivate init(_ line: CaptionLayout.Line, in style: CaptionStyle, contrast: Double?) {
    self.init(
      field: line.field.rawValue, line.text, styleSize: style.text(of: line.field).size,
      isTruncated: line.isTruncated, unknownGlyphs: line.unknown.count)
    rect = line.rect
    self.contrast = contrast
  }

  fileprivate init(
    field: String, _ text: TextLine, styleSize: Double, isTruncated: Bool, unknownGlyphs: Int
  ) {
    self.field = field
    fonts = text.faces.map { "\($0.family) (\(($0.path as NSString).lastPathComponent))" }.sorted()
    fontSize = text.fontSize
    self.styleSize = styleSize
    lines = text.lineCount
    self.isTruncated = isTruncated
    self.unknownGlyphs = unknownGlyphs
  }
}

extension ColorSpace {
  /// The name in explanations.
  fileprivate var explainedName: String {
    switch self {
    case .sRGB: "sRGB"
    case .displayP3: "displayP3"
    }
  }
}
