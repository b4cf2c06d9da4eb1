import DeckKit
import DeckPlanning
import Raster

/// A card before it is drawn: its photo decoded, its focal point found, its texts laid out and their contrast
/// measured. Drawing, checking and explaining a card begin with it.
struct PreparedCard {
  var loaded: PhotoLoader.Loaded?
  /// Each coordinate 0…1 of the upright photo; nil for an automatic one without a photo.
  var focus: LayoutPoint?
  /// The texts; none where the card is an item of a list, whose picture shows none.
  var caption = CaptionLayout.empty
  /// Nil where it is not to be measured.
  var contrast: CaptionContrast?
  /// What is drawn: the photo cropped around the focal point, with what makes the texts readable.
  var drawing: CardDrawing
}

extension TaskRenderer {
  /// Prepares a card.
  ///
  /// - Parameter isHashed: whether the hash of the photo's file is wanted.
  /// - Throws: ``CardFailure`` where its photo cannot be read.
  func prepare(_ task: CardTask, isHashed: Bool = true) throws(CardFailure) -> PreparedCard {
    let loaded = try load(task, isHashed: isHashed)
    let focus = task.focalPoint(in: loaded?.photo)
    var card = PreparedCard(loaded: loaded, focus: focus, drawing: task.drawing(around: focus))
    if let photo = loaded?.photo, let crop = card.drawing.photo { photos.keep(photo, crop) }
    guard task.item == nil else { return card }
    card.caption = CaptionLayout(of: card.drawing, typesetter: typesetter)
    card.contrast = tools(for: task.colorSpace).painter.contrast(
      of: card.drawing, card.caption, photo: loaded?.photo, rule: task.contrast)
    card.drawing.relief = card.contrast?.relief
    return card
  }

  private func load(_ task: CardTask, isHashed: Bool) throws(CardFailure) -> PhotoLoader.Loaded? {
    guard let crop = task.drawing.photo else { return nil }
    do {
      return try photos.load(
        crop, in: task.colorSpace, pixelWidths: task.pixelWidths, isPlaced: task.focus.point != nil,
        isHashed: isHashed)
    } catch { throw CardFailure(diagnostic: Diagnostic(error, photo: crop.photo, card: task.card.id)) }
  }
}
