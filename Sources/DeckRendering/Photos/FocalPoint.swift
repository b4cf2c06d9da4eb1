import DeckKit
import DeckPlanning
import ImageCodecs
import Raster

extension CardTask {
  /// The focal point, each coordinate 0…1: the one given, or the one that `photo` shows. Nil without a photo.
  func focalPoint(in photo: DecodedPhoto?) -> LayoutPoint? {
    guard let crop = drawing.photo, let photo else { return focus.point }
    return focus.point ?? photo.focalPoint(of: crop)
  }

  /// The drawing with its photo's crop around `focus`.
  func drawing(around focus: LayoutPoint?) -> CardDrawing {
    var drawing = drawing
    if let focus { drawing.photo?.center(on: focus) }
    return drawing
  }
}

extension DecodedPhoto {
  /// The most salient point for a crop of that size, in whole ten-thousandths: what the manifest says is what
  /// was drawn.
  fileprivate func focalPoint(of crop: PhotoCrop) -> LayoutPoint {
    let point = salientPoint(window: (crop.rect.width, crop.rect.height))
    return LayoutPoint(x: Double(point.x) / 10_000, y: Double(point.y) / 10_000)
  }
}
