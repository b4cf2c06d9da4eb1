import DeckKit
import DeckPlanning
import Raster

/// A card that was looked at: its photo decoded, its focal point found and the contrast of its texts measured. Drawing,
/// checking and explaining begin with it.
struct CardLook {
  var loaded: PhotoLoader.Loaded?
  /// Each coordinate 0…1 of the upright photo; nil for an automatic one without a photo.
  var focus: LayoutPoint?
  /// Nil where it is not to be measured.
  var contrast: CaptionContrast?
  /// What is drawn: around the focal point, with what makes the texts readable.
  var drawing: CardDrawing
}

extension TaskRenderer {
  /// Looks at a card.
  ///
  /// - Parameter isReported: whether the manifest will tell of it, which takes the hash of the photo's file.
  /// - Throws: ``CardFailure`` where its photo cannot be read.
  func look(at task: CardTask, isReported: Bool = true) throws -> CardLook {
    let loaded = try load(task, isHashed: isReported)
    let focus = task.focalPoint(in: loaded?.photo)
    var look = CardLook(loaded: loaded, focus: focus, drawing: task.drawing(around: focus))
    if let photo = loaded?.photo, let crop = look.drawing.photo { loader.keep(photo, crop) }
    // Pictures of items in a list show no texts.
    guard task.item == nil else { return look }
    look.contrast = CardPainter(typesetter: typesetter, colors: colors)
      .contrast(of: look.drawing, photo: loaded?.photo, rule: task.contrast)
    look.drawing.relief = look.contrast?.relief
    return look
  }
}
