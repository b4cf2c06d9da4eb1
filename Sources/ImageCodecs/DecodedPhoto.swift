package import PictureTypes
package import Raster

/// A photo as pixels in the working space, premultiplied. They lie in memory as the file stores them and are turned upright
/// when they are asked for: a small picture is turned at less cost than a large one.
package struct DecodedPhoto: Sendable {
  /// What was decoded, as stored.
  private var stored: Pixmap<PremultipliedPixel>
  /// Where that begins in the whole stored picture, in decoded pixels.
  private var origin: (x: Int, y: Int)
  /// What the file said.
  package let header: PhotoHeader
  /// The picture was decoded at 1/`reduction` of its size.
  package private(set) var reduction: Int
  /// What the pixels' numbers mean.
  package let colorSpace: ColorSpace
  /// Whether colours were converted from another space than the working one.
  package let isColorConverted: Bool
  /// What was wrong with the file but did not keep it from being read.
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

  /// The size of what was decoded, upright.
  package var size: PixelSize { header.orientation.upright(stored.size) }

  /// What was decoded, upright.
  package var pixmap: Pixmap<PremultipliedPixel> { stored.oriented(header.orientation) }

  /// A part of the photo drawn at `size` with an antialiasing Lanczos-3 filter.
  ///
  /// - Parameter crop: in pixels of the upright photo at its full size; may lie between them, and reach a little beyond the
  ///   photo, where the edge pixels stand for what is missing. It must have been decoded.
  package func resampled(crop: PixelRect, to size: PixelSize) -> Pixmap<PremultipliedPixel> {
    stored.resampled(crop: storedRect(of: crop), to: header.orientation.upright(size))
      .oriented(header.orientation)
  }

  /// What ``resampled(crop:to:)`` reads for a `crop` that becomes `width` pixels wide or more, so that no more needs to be decoded:
  /// the filter reaches three pixels beyond it, of those it makes or of those it reads, whichever are larger.
  package static func part(read crop: PixelRect, width: Double, reduction: Int) -> PixelRect {
    let reach = 3 * max(crop.width / width, Double(reduction)) + Double(reduction)
    return PixelRect(
      x: crop.x - reach, y: crop.y - reach, width: crop.width + 2 * reach, height: crop.height + 2 * reach)
  }

  /// Bytes of memory that the pixels take.
  package var byteCount: Int { stored.size.area * 4 }

  /// Whether a part of the photo, in pixels of the upright photo at its full size, was decoded as far as the photo has it.
  package func covers(_ part: PixelRect) -> Bool {
    let needed = pixels(of: part)
    return needed.columns.clamped(to: 0..<stored.width) == needed.columns
      && needed.rows.clamped(to: 0..<stored.height) == needed.rows
  }

  /// A part of the photo at 1/`reduction` of its size: means of what was decoded, the same whatever part that was.
  ///
  /// - Parameters:
  ///   - reduction: a multiple of this photo's own by a power of two; at less than that, nothing is reduced.
  ///   - part: in pixels of the upright photo at its full size. It must have been decoded.
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

  /// The stored pixels that a part of the photo touches, of all that the whole picture has, in groups that begin at multiples
  /// of `step` in it. Counted from the first one that was decoded.
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

  /// The point that a crop should be centred on, where the whole photo was decoded; see ``Raster/Pixmap/salientPoint(window:upright:)``.
  ///
  /// - Parameter window: width and height of the crop in pixels of the upright photo at its full size.
  package func salientPoint(window: (width: Double, height: Double)) -> SalientPoint {
    let scale = Double(reduction)
    return stored.salientPoint(
      window: PixelSize(
        width: Int((window.width / scale).rounded()), height: Int((window.height / scale).rounded())),
      upright: header.orientation)
  }

  /// A rectangle of the upright photo at full size in the decoded pixels as they are stored. A decoded pixel stands for
  /// `reduction` whole ones, the last of a row or column possibly for fewer.
  func storedRect(of rect: PixelRect) -> PixelRect {
    let (scale, full) = (Double(reduction), header.orientation.stored(rect, in: header.storedSize))
    return PixelRect(
      x: full.x / scale - Double(origin.x), y: full.y / scale - Double(origin.y), width: full.width / scale,
      height: full.height / scale)
  }
}

/// A photo as a codec leaves it: pixels as stored, in the working space, premultiplied.
struct StoredPicture {
  var pixmap: Pixmap<PremultipliedPixel>
  /// Where the pixels begin in the whole picture.
  var origin = (x: 0, y: 0)
  var isColorConverted: Bool
  var reduction = 1
  var warnings: [PhotoWarning] = []

  /// The photo that the file's header describes.
  func photo(_ header: PhotoHeader, in space: ColorSpace, warnings: [PhotoWarning]) -> DecodedPhoto {
    DecodedPhoto(self, header: header, colorSpace: space, warnings: warnings)
  }
}
