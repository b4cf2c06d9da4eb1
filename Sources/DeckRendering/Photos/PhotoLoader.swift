import DeckKit
package import DeckPlanning
import Digests
import Files
package import ImageCodecs
package import PictureTypes
import Raster

/// Reads and decodes the photos of a deck.
package struct PhotoLoader: Sendable {
  private let folder: PhotoFolder
  private let decoder: PhotoDecoder
  private let shelf: PhotoShelf

  /// Creates a loader of the photos in `folder`, subject to `limits`, that caches pixels for scenes in
  /// `shelf`.
  package init(folder: PhotoFolder, limits: DecodeLimits, shelf: PhotoShelf = PhotoShelf()) {
    self.folder = folder
    decoder = PhotoDecoder(limits: limits)
    self.shelf = shelf
  }

  /// The same loader with another cache.
  package func keeping(on shelf: PhotoShelf) -> PhotoLoader {
    PhotoLoader(folder: folder, decoder: decoder, shelf: shelf)
  }

  private init(folder: PhotoFolder, decoder: PhotoDecoder, shelf: PhotoShelf) {
    (self.folder, self.decoder, self.shelf) = (folder, decoder, shelf)
  }

  /// Measures the photo's upright size in pixels and the memory that reading it takes. Reads only the parts
  /// of the file that contain the header.
  ///
  /// - Throws: `PhotoError` if the file or its header cannot be read.
  package func measure(_ path: DeckPath) throws(PhotoError) -> PhotoMeasurement {
    let file = try folder.open(path)
    let size = file.size
    let header = try decoder.inspect(
      ByteSource(byteCount: size) { (range) throws(PhotoError) in
        do throws(FileError) { return try file.bytes(at: range.lowerBound, count: range.count) } catch {
          throw PhotoError(error)
        }
      })
    return PhotoMeasurement(
      size: LayoutSize(width: Double(header.size.width), height: Double(header.size.height)),
      memory: DecodingMemory { size + header.decodingBytes(reduction: $0) })
  }

  private func decode(
    _ path: DeckPath, in space: ColorSpace, reduction: Int, part: PixelRect?
  ) throws(PhotoError) -> (photo: DecodedPhoto, file: [UInt8]) {
    let file = try folder.read(path, limit: decoder.limits.fileBytes)
    var decoder = decoder
    decoder.workingSpace = space
    return (try decoder.decode(file, reduction: reduction, part: part), file)
  }

  /// A photo and the SHA-256 of its file.
  struct Loaded {
    var photo: DecodedPhoto
    var sha256: String
  }

  /// Decodes the photo of a single card, and hashes its file; see ``photo(for:in:pixelWidths:isPlaced:)``.
  ///
  /// - Throws: `PhotoError` if the photo cannot be read.
  func load(
    _ crop: PhotoCrop, in space: ColorSpace, pixelWidths: [Double], isPlaced: Bool
  ) throws(PhotoError) -> Loaded {
    let (photo, file) = try decode(crop, in: space, pixelWidths: pixelWidths, isPlaced: isPlaced)
    return Loaded(photo: photo, sha256: SHA256.hex(file))
  }

  /// Decodes the photo of a single card.
  ///
  /// - Parameters:
  ///   - pixelWidths: the widths of the card's pictures.
  ///   - isPlaced: whether the position of the crop is known. If so, only the visible part is kept, else all
  ///     of the photo.
  /// - Throws: `PhotoError` if the photo cannot be read.
  func photo(
    for crop: PhotoCrop, in space: ColorSpace, pixelWidths: [Double], isPlaced: Bool
  ) throws(PhotoError) -> DecodedPhoto {
    try decode(crop, in: space, pixelWidths: pixelWidths, isPlaced: isPlaced).photo
  }

  private func decode(
    _ crop: PhotoCrop, in space: ColorSpace, pixelWidths: [Double], isPlaced: Bool
  ) throws(PhotoError) -> (photo: DecodedPhoto, file: [UInt8]) {
    let widths = pixelWidths + [shelf.need(of: crop.photo)?.smallestWidth].compactMap(\.self)
    var seen = crop
    seen.reduction = max(crop.reduction, shelf.need(of: crop.photo)?.reduction ?? 1)
    let part = isPlaced ? widths.min().map { PixelRect(seen.part(ofWidth: $0).outset(by: seen.margin)) } : nil
    return try decode(crop.photo, in: space, reduction: crop.decodeReduction, part: part)
  }

  /// Caches the pixels that scenes need of a photo that was decoded for a single card.
  func keep(_ photo: DecodedPhoto, _ crop: PhotoCrop) {
    guard let need = shelf.need(of: crop.photo) else { return }
    var crop = crop
    crop.reduction = need.reduction
    shelf.keep(crop.photo) {
      photo.reduced(to: crop.reduction, part: PixelRect(crop.part(ofWidth: need.smallestWidth)))
    }
  }

  /// Decodes the photo for one picture of that width, at the reduction for that width.
  ///
  /// - Throws: `PhotoError` if the photo cannot be read.
  func load(_ crop: PhotoCrop, in space: ColorSpace, pixelWidth: Double) throws(PhotoError) -> DecodedPhoto {
    var crop = crop
    crop.reduction = crop.reduction(forPixelWidth: pixelWidth)
    return try decode(
      crop.photo, in: space, reduction: crop.reduction, part: PixelRect(crop.part(ofWidth: pixelWidth))
    ).photo
  }

  /// The photos of a scene's cards at `scale` pixels per point, by path: from the cache, or decoded once.
  ///
  /// - Throws: `PhotoError` if one of them cannot be read.
  func photos(
    of drawings: [CardDrawing], scale: Double, in space: ColorSpace
  ) throws(PhotoError) -> [DeckPath: DecodedPhoto] {
    var needs: [DeckPath: (crop: PhotoCrop, part: LayoutRect)] = [:]
    for drawing in drawings {
      guard let crop = drawing.photo else { continue }
      let part = crop.part(ofWidth: drawing.size.width * scale)
      needs[crop.photo] = (crop, needs[crop.photo]?.part.union(part) ?? part)
    }
    var photos: [DeckPath: DecodedPhoto] = [:]
    for (path, need) in needs { photos[path] = try photo(need.crop, part: need.part, in: space) }
    return photos
  }

  private func photo(
    _ crop: PhotoCrop, part: LayoutRect, in space: ColorSpace
  ) throws(PhotoError) -> DecodedPhoto {
    let seen = PixelRect(part)
    if let photo = shelf.photo(crop.photo, in: space, reduction: crop.reduction, part: seen) { return photo }
    let whole = try decode(
      crop.photo, in: space, reduction: crop.decodeReduction, part: PixelRect(part.outset(by: crop.margin)))
    let photo = whole.photo.reduced(to: crop.reduction, part: seen)
    shelf.keep(crop.photo) { photo }
    return photo
  }
}

extension PhotoCrop {
  /// The part of the photo that resampling reads for a picture of that width, whose edges may be between two
  /// pixels.
  fileprivate func part(ofWidth width: Double) -> LayoutRect {
    let read = DecodedPhoto.part(read: PixelRect(rect), width: width, reduction: reduction)
    return rect.outset(by: rect.x - read.x + 2 * rect.width / width)
  }

  /// The margin around the part that is decoded, so that pixels can be averaged in whole groups.
  fileprivate var margin: Double { Double(reduction) }
}

extension PixelRect {
  /// Creates a part of a photo in pixels from a rectangle of the plan.
  fileprivate init(_ rect: LayoutRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
