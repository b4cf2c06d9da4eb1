import DeckKit
import DeckPlanning
import ImageCodecs
import Raster

/// A card before it is drawn: its photo is decoded, its focal point found, its texts laid out and their
/// contrast measured. Drawing, checking and explaining a card start with it.
struct PreparedCard {
  /// The decoded photo; nil where the card has none.
  var photo: DecodedPhoto?
  /// Each coordinate 0…1 of the upright photo; nil for an automatic one without a photo.
  var focus: LayoutPoint?
  /// The texts; empty if the card is an item of a list, whose picture has none.
  var caption = CaptionLayout.empty
  /// The contrast; nil if it is not measured.
  var contrast: CaptionContrast?
  /// What is drawn: the photo cropped around the focal point, and the texts with their relief.
  var drawing: CardDrawing
}

extension TaskRenderer {
  /// Prepares a card whose report will be written.
  ///
  /// - Returns: the card, and what the manifest says of its photo.
  /// - Throws: ``CardFailure`` where its photo cannot be read; `CairoError` where its texts cannot be drawn.
  func prepareForReport(_ task: CardTask) throws -> (card: PreparedCard, source: PhotoSource?) {
    let loaded = try loading(task) { (crop) throws(PhotoError) in
      try photos.load(
        crop, in: task.colorSpace, pixelWidths: task.pixelWidths, isPlaced: task.focus.point != nil)
    }
    return (try prepared(task, photo: loaded?.photo), loaded.map { PhotoSource($0, of: task) })
  }

  /// Prepares a card without a report, which saves hashing its photo's file.
  ///
  /// - Throws: ``CardFailure`` where its photo cannot be read; `CairoError` where its texts cannot be drawn.
  func prepare(_ task: CardTask) throws -> PreparedCard {
    let photo = try loading(task) { (crop) throws(PhotoError) in
      try photos.photo(
        for: crop, in: task.colorSpace, pixelWidths: task.pixelWidths, isPlaced: task.focus.point != nil)
    }
    return try prepared(task, photo: photo)
  }

  private func prepared(_ task: CardTask, photo: DecodedPhoto?) throws -> PreparedCard {
    let focus = task.focalPoint(in: photo)
    var card = PreparedCard(photo: photo, focus: focus, drawing: task.drawing(around: focus))
    if let photo, let crop = card.drawing.photo { photos.keep(photo, crop) }
    guard task.item == nil else { return card }
    card.caption = CaptionLayout(of: card.drawing, typesetter: typesetter)
    card.contrast = try tools(for: task.colorSpace).painter.contrast(
      of: card.drawing, card.caption, photo: photo, rule: task.contrast)
    card.drawing.relief = card.contrast?.relief
    return card
  }

  /// What `load` makes of the card's photo; nil where it has none.
  private func loading<Photo>(
    _ task: CardTask, _ load: (PhotoCrop) throws(PhotoError) -> Photo
  ) throws(CardFailure) -> Photo? {
    guard let crop = task.drawing.photo else { return nil }
    do { return try load(crop) } catch {
      throw CardFailure(diagnostic: Diagnostic(error, photo: crop.photo.rawValue, card: task.card.id))
    }
  }
}
