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

  /// A loader of the photos in `folder`, bound by `limits`, that keeps what scenes need on `shelf`.
  package init(folder: PhotoFolder, limits: DecodeLimits, shelf: PhotoShelf = PhotoShelf()) {
    self.folder = folder
    decoder = PhotoDecoder(limits: limits)
    self.shelf = shelf
  }

  /// The same loader with another shelf.
  package func keeping(on shelf: PhotoShelf) -> PhotoLoader {
    PhotoLoader(folder: folder, decoder: decoder, shelf: shelf)
  }

  private init(folder: PhotoFolder, decoder: PhotoDecoder, shelf: PhotoShelf) {
    (self.folder, self.decoder, self.shelf) = (folder, decoder, shelf)
  }

  /// The photo's upright size in pixels and the memory that reading it takes. Reads the parts of the file
  /// that the header is in.
  ///
  /// - Throws: `PhotoError` where the file or its header cannot be read.
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

  /// The photo of a card by itself, with the hash of its file; see ``photo(for:in:pixelWidths:isPlaced:)``.
  ///
  /// - Throws: `PhotoError` where the photo cannot be read.
  func load(
    _ crop: PhotoCrop, in space: ColorSpace, pixelWidths: [Double], isPlaced: Bool
  ) throws(PhotoError) -> Loaded {
    let (photo, file) = try decode(crop, in: space, pixelWidths: pixelWidths, isPlaced: isPlaced)
    return Loaded(photo: photo, sha256: SHA256.hex(file))
  }

  /// The photo of a card by itself: the part that its pictures and scenes show, or all of it.
  ///
  /// - Parameters:
  ///   - pixelWidths: Widths of the card's pictures.
  ///   - isPlaced: Whether the crop's place is known.
  /// - Throws: `PhotoError` where the photo cannot be read.
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
    let part = isPlaced ? widths.min().map { PixelRect(seen.part(ofWidth: $0).outset(by: seen.spare)) } : nil
    return try decode(crop.photo, in: space, reduction: crop.decodeReduction, part: part)
  }

  /// Keeps what scenes need of a photo that was decoded for a card by itself.
  func keep(_ photo: DecodedPhoto, _ crop: PhotoCrop) {
    guard let need = shelf.need(of: crop.photo) else { return }
    var crop = crop
    crop.reduction = need.reduction
    shelf.keep(crop.photo) {
      photo.reduced(to: crop.reduction, part: PixelRect(crop.part(ofWidth: need.smallestWidth)))
    }
  }

  /// The photo for a picture of that width alone, at the reduction that suits it.
  ///
  /// - Throws: `PhotoError` where the photo cannot be read.
  func load(_ crop: PhotoCrop, in space: ColorSpace, pixelWidth: Double) throws(PhotoError) -> DecodedPhoto {
    var crop = crop
    crop.reduction = crop.reduction(forPixelWidth: pixelWidth)
    return try decode(
      crop.photo, in: space, reduction: crop.reduction, part: PixelRect(crop.part(ofWidth: pixelWidth))
    ).photo
  }

  /// The photos of a scene's cards, drawn at `scale` pixels a point, from the shelf or decoded once, by path.
  ///
  /// - Throws: `PhotoError` where one of them cannot be read.
  func photos(
    of drawings: [CardDrawing], scale: Int, in space: ColorSpace
  ) throws(PhotoError) -> [DeckPath: DecodedPhoto] {
    var needs: [DeckPath: (crop: PhotoCrop, part: LayoutRect)] = [:]
    for drawing in drawings {
      guard let crop = drawing.photo else { continue }
      let part = crop.part(ofWidth: drawing.size.width * Double(scale))
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
      crop.photo, in: space, reduction: crop.decodeReduction, part: PixelRect(part.outset(by: crop.spare)))
    let photo = whole.photo.reduced(to: crop.reduction, part: seen)
    shelf.keep(crop.photo) { photo }
    return photo
  }
}

extension PhotoCrop {
  /// What resampling reads for a picture of that many pixels, whose edges may lie between two.
  fileprivate func part(ofWidth width: Double) -> LayoutRect {
    let read = DecodedPhoto.part(read: PixelRect(rect), width: width, reduction: reduction)
    return rect.outset(by: rect.x - read.x + 2 * rect.width / width)
  }

  /// What more must be decoded, so that pixels can be put together by whole groups.
  fileprivate var spare: Double { Double(reduction) }
}

extension PixelRect {
  /// A part of a photo as the plan gives it, in pixels.
  fileprivate init(_ rect: LayoutRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
