package import PictureTypes
package import Raster

/// A decoded photo in the working space, premultiplied.
///
/// The pixels are in the order of the file. They are turned upright after resampling, because turning a small
/// picture is cheaper.
package struct DecodedPhoto: Sendable {
  /// The decoded part, as stored.
  private var stored: Pixmap<PremultipliedPixel>
  /// The position of the decoded part in the stored picture, in decoded pixels.
  private var origin: (x: Int, y: Int)
  /// The header of the file.
  package let header: PhotoHeader
  /// The denominator of the scale: pixels are at 1/`reduction` of the size of the photo.
  package private(set) var reduction: Int
  /// The colour space of the pixels.
  package let colorSpace: ColorSpace
  /// Whether colours were converted to the working space.
  package let isColorConverted: Bool
  /// Faults of the file that did not prevent decoding.
  package let warnings: [PhotoWarning]

  init(
    _ picture: StoredPicture, header: PhotoHeader, colorSpace: ColorSpace, warnings: [PhotoWarning]
  ) {
    stored = picture.pixmap
    origin = picture.origin
    self.header = header
    reduction = picture.reduction
    self.colorSpace = colorSpace
    isColorConverted = picture.isColorConverted
    self.warnings = warnings + picture.warnings
  }

  /// The size of the decoded part, upright.
  package var size: PixelSize { header.orientation.upright(stored.size) }

  /// The decoded part, upright.
  package var pixmap: Pixmap<PremultipliedPixel> { stored.oriented(header.orientation) }

  /// A part of the photo resampled to `size` with an antialiasing Lanczos-3 filter. Pixels of a reduced photo
  /// are means, also those that libjpeg decodes; the filter compensates for that.
  ///
  /// - Parameter crop: In pixels of the upright photo at full size; need not be aligned to pixels. May extend
  ///   a little past the photo, where the edge pixels are repeated. It must have been decoded.
  package func resampled(crop: PixelRect, to size: PixelSize) -> Pixmap<PremultipliedPixel> {
    stored.resampled(
      crop: storedRect(of: crop), to: header.orientation.upright(size), averaged: reduction
    )
    .oriented(header.orientation)
  }

  /// The part of a photo that ``resampled(crop:to:)`` reads for a `crop` that becomes at least `width` pixels
  /// wide.
  ///
  /// The filter extends three pixels past the crop, measured in pixels of the result or of the decoded photo,
  /// whichever are larger, and one more of a reduced photo.
  package static func part(read crop: PixelRect, width: Double, reduction: Int) -> PixelRect {
    let reach = 3 * max(crop.width / width, Double(reduction)) + Double(reduction > 1 ? 2 * reduction : 1)
    return PixelRect(
      x: crop.x - reach, y: crop.y - reach, width: crop.width + 2 * reach, height: crop.height + 2 * reach)
  }

  /// Whether no decoded pixel has any opacity.
  package var isClear: Bool { !stored.pixels.contains { $0.alpha > 0 } }

  /// Bytes of the pixels in memory.
  package var byteCount: Int { stored.size.area * 4 }

  /// Whether a part was decoded, as far as it lies within the photo. In pixels of the upright photo at full
  /// size.
  package func covers(_ part: PixelRect) -> Bool {
    let needed = pixels(of: part)
    return needed.columns.clamped(to: 0..<stored.width) == needed.columns
      && needed.rows.clamped(to: 0..<stored.height) == needed.rows
  }

  /// A part of the photo at 1/`reduction` of its size. Its pixels are means of decoded pixels and do not
  /// depend on which part was decoded.
  ///
  /// - Parameters:
  ///   - reduction: The reduction of this photo times a power of two. A smaller one leaves the pixels
  ///     unchanged.
  ///   - part: In pixels of the upright photo at full size. It must have been decoded.
  package func reduced(to reduction: Int, part: PixelRect) -> DecodedPhoto {
    let factor = max(1, reduction / self.reduction)
    let needed = pixels(of: part, multiplesOf: factor)
    let (columns, rows) = (
      needed.columns.clamped(to: 0..<stored.width), needed.rows.clamped(to: 0..<stored.height)
    )
    var photo = self
    let box = PixelBox(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    photo.stored = stored.cropped(to: box).boxReduced(by: factor)
    photo.origin = ((origin.x + columns.lowerBound) / factor, (origin.y + rows.lowerBound) / factor)
    photo.reduction = self.reduction * factor
    return photo
  }

  /// The stored pixels that a part of the photo touches, extended to multiples of `step` in the whole
  /// picture. Indices are relative to the first decoded pixel.
  private func pixels(of part: PixelRect, multiplesOf step: Int = 1) -> (
    columns: Range<Int>, rows: Range<Int>
  ) {
    let rect = storedRect(of: part)
    func range(_ low: Double, _ high: Double, from origin: Int, whole: Int) -> Range<Int> {
      let first = min(max(0, Int(low.rounded(.down)) + origin), whole - 1) / step * step
      let last = max(first + 1, min(whole, Int(high.rounded(.up)) + origin))
      return first - origin..<min(whole, (last + step - 1) / step * step) - origin
    }
    let whole = header.storedSize
    return (
      range(rect.x, rect.maxX, from: origin.x, whole: (whole.width + reduction - 1) / reduction),
      range(rect.y, rect.maxY, from: origin.y, whole: (whole.height + reduction - 1) / reduction)
    )
  }

  /// The point on which to centre a crop; see `Pixmap.salientPoint(window:upright:)`. The whole photo must
  /// have been decoded.
  ///
  /// - Parameter window: Width and height of the crop in pixels of the upright photo at full size.
  package func salientPoint(window: (width: Double, height: Double)) -> SalientPoint {
    let scale = Double(reduction)
    return stored.salientPoint(
      window: PixelSize(
        width: Int((window.width / scale).rounded()), height: Int((window.height / scale).rounded())),
      upright: header.orientation)
  }

  /// Converts a rectangle of the upright photo at full size to decoded pixels as stored. A decoded pixel
  /// covers `reduction` pixels of the photo, the last one of a row or column possibly fewer.
  func storedRect(of rect: PixelRect) -> PixelRect {
    let (scale, full) = (Double(reduction), header.orientation.stored(rect, in: header.storedSize))
    return PixelRect(
      x: full.x / scale - Double(origin.x), y: full.y / scale - Double(origin.y), width: full.width / scale,
      height: full.height / scale)
  }
}

/// The output of a codec: pixels as stored, in the working space, premultiplied.
struct StoredPicture {
  var pixmap: Pixmap<PremultipliedPixel>
  /// The position of the pixels in the whole picture.
  var origin = (x: 0, y: 0)
  var isColorConverted: Bool
  var reduction = 1
  var warnings: [PhotoWarning] = []

  /// The decoded photo with the header of its file.
  func photo(_ header: PhotoHeader, in space: ColorSpace, warnings: [PhotoWarning]) -> DecodedPhoto {
    DecodedPhoto(self, header: header, colorSpace: space, warnings: warnings)
  }
}
