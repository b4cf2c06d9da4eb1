import ImageCodecs
import PictureTypes
import Raster
import TestSupport

extension ScratchFolder {
  /// Writes a small photo as PNG or, where the name says so, as JPEG.
  func addPhoto(_ name: String, width: Int = 60, height: Int = 80) throws {
    let photo = Pixmap(
      width: width, height: height, filledWith: StraightPixel(red: 90, green: 120, blue: 150))
    let bytes =
      name.hasSuffix(".png")
      ? try PNGEncoder(effort: .fast).encode(photo) : try JPEGEncoder().encode(photo.premultiplied())
    try write(bytes, to: name)
  }
}
