public import Raster

/// A photo as pixels: upright, in the working space, premultiplied.
public struct DecodedPhoto: Sendable {
  /// The pixels.
  public var pixmap: Pixmap<PremultipliedPixel>
  /// What the file said.
  public var header: PhotoHeader
  /// The picture was decoded at 1/`reduction` of its size.
  public var reduction: Int
  /// What the pixels' numbers mean.
  public var colorSpace: ColorSpace
  /// Whether colours were converted from another space than the working one.
  public var isColorConverted: Bool
  /// What was wrong with the file but did not keep it from being read.
  public var warnings: [PhotoWarning]

  /// A rectangle of the upright photo at full size, in the decoded picture's pixels.
  ///
  /// A side that is no multiple of the reduction was rounded up where the stored picture ends, which is the
  /// left or top end of an upright picture that was turned or mirrored.
  public func decodedRect(of rect: PixelRect) -> PixelRect {
    let scale = Double(reduction)
    let (full, walk) = (header.size, header.orientation.walk(stored: header.storedSize))
    let spareX = walk.right < 0 ? Double(pixmap.width * reduction - full.width) : 0
    let spareY = walk.down < 0 ? Double(pixmap.height * reduction - full.height) : 0
    return PixelRect(
      x: (rect.x + spareX) / scale, y: (rect.y + spareY) / scale, width: rect.width / scale,
      height: rect.height / scale)
  }
}

/// A photo as a codec leaves it: pixels as stored, in the working space, premultiplied.
struct StoredPicture {
  var pixmap: Pixmap<PremultipliedPixel>
  var isColorConverted: Bool
  var reduction = 1
  var warnings: [PhotoWarning] = []

  /// The photo turned upright.
  func photo(_ header: PhotoHeader, in space: ColorSpace, warnings: [PhotoWarning]) -> DecodedPhoto {
    DecodedPhoto(
      pixmap: pixmap.oriented(header.orientation), header: header, reduction: reduction, colorSpace: space,
      isColorConverted: isColorConverted, warnings: warnings + self.warnings)
  }
}
