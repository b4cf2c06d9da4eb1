import DeckKit
import DeckPlanning
import ImageCodecs
import Raster

extension CardTask {
  /// The focal point, each coordinate 0…1: the given one, or the one found in `photo`; nil for an automatic
  /// one without a photo.
  func focalPoint(in photo: DecodedPhoto?) -> LayoutPoint? {
    guard let crop = drawing.photo, let photo else { return focus.point }
    return focus.point ?? photo.focalPoint(of: crop)
  }

  /// The drawing with the photo cropped around `focus`.
  func drawing(around focus: LayoutPoint?) -> CardDrawing {
    var drawing = drawing
    if let focus { drawing.photo?.center(on: focus) }
    return drawing
  }
}

extension DecodedPhoto {
  /// The most salient point for a crop of that size, rounded to 1/10,000, so that the manifest states exactly
  /// the point that was used.
  fileprivate func focalPoint(of crop: PhotoCrop) -> LayoutPoint {
    let point = salientPoint(window: (crop.rect.width, crop.rect.height))
    return LayoutPoint(x: Double(point.x) / 10_000, y: Double(point.y) / 10_000)
  }
}
