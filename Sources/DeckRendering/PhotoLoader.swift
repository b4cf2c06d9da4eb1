package import DeckKit
import DeckPlanning
import Digests
package import ImageCodecs
import Raster

/// Reads and decodes the photos of a deck.
package struct PhotoLoader: Sendable {
  /// The space that photos are brought to, and so that of the pictures.
  var workingSpace: ColorSpace { decoder.workingSpace }
  private let folder: PhotoFolder
  private let decoder: PhotoDecoder
  private let shelf: PhotoShelf

  /// A loader of the photos in `folder`, held to the decoder's limits, that keeps what scenes want on `shelf`.
  package init(folder: PhotoFolder, decoder: PhotoDecoder, shelf: PhotoShelf = PhotoShelf()) {
    self.folder = folder
    self.decoder = decoder
    self.shelf = shelf
  }

  /// A loader of the same photos in sRGB.
  var inSRGB: PhotoLoader {
    PhotoLoader(folder: folder, decoder: PhotoDecoder(limits: decoder.limits, workingSpace: .sRGB))
  }

  /// The photo's upright size in pixels and what reading it takes, from its header alone.
  package func measure(_ path: String) throws(PhotoError) -> (size: LayoutSize, cost: PhotoCost) {
    let file = try folder.read(path, limit: decoder.limits.fileBytes)
    let header = try decoder.inspect(file)
    return (
      LayoutSize(width: Double(header.size.width), height: Double(header.size.height)),
      PhotoCost(fileBytes: file.count, header: header)
    )
  }

  /// A photo with the hash of its file, if that was asked for.
  struct Loaded {
    var photo: DecodedPhoto
    var sha256: String?
  }

  /// The photo of a card by itself: the part that it shows, or all of it where `isPlaced` says that its crop is not settled yet.
  ///
  /// - Parameters:
  ///   - pixelWidths: how wide the card's pictures are.
  ///   - isHashed: whether the file's hash is wanted.
  func load(
    _ crop: PhotoCrop, pixelWidths: [Double], isPlaced: Bool, isHashed: Bool
  ) throws(PhotoError) -> Loaded {
    let file = try folder.read(crop.photo, limit: decoder.limits.fileBytes)
    let widths = pixelWidths + [shelf.need(of: crop.photo)?.smallestWidth].compactMap(\.self)
    var seen = crop
    seen.reduction = max(crop.reduction, shelf.need(of: crop.photo)?.reduction ?? 1)
    let part = isPlaced ? widths.min().map { PixelRect(seen.part(ofWidth: $0).outset(by: seen.spare)) } : nil
    return Loaded(
      photo: try decoder.decode(file, reduction: crop.decodeReduction, part: part),
      sha256: isHashed ? SHA256.hex(file) : nil)
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
  func load(_ crop: PhotoCrop, pixelWidth: Double) throws(PhotoError) -> DecodedPhoto {
    var crop = crop
    crop.reduction = crop.reduction(forPixelWidth: pixelWidth)
    let file = try folder.read(crop.photo, limit: decoder.limits.fileBytes)
    return try decoder.decode(
      file, reduction: crop.reduction, part: PixelRect(crop.part(ofWidth: pixelWidth)))
  }

  /// The photos of a scene's cards, drawn at `scale` pixels a point, from the shelf or decoded once.
  func photos(of drawings: [CardDrawing], scale: Int) throws(PhotoError) -> [String: DecodedPhoto] {
    var needs: [String: (crop: PhotoCrop, part: LayoutRect)] = [:]
    for drawing in drawings {
      guard let crop = drawing.photo else { continue }
      let part = crop.part(ofWidth: drawing.size.width * Double(scale))
      needs[crop.photo] = (crop, needs[crop.photo]?.part.union(part) ?? part)
    }
    var photos: [String: DecodedPhoto] = [:]
    for (path, need) in needs { photos[path] = try photo(need.crop, part: need.part) }
    return photos
  }

  private func photo(_ crop: PhotoCrop, part: LayoutRect) throws(PhotoError) -> DecodedPhoto {
    let seen = PixelRect(part)
    if let photo = shelf.photo(crop.photo, reduction: crop.reduction, part: seen) { return photo }
    let file = try folder.read(crop.photo, limit: decoder.limits.fileBytes)
    let decoded = try decoder.decode(
      file, reduction: crop.decodeReduction, part: PixelRect(part.outset(by: crop.spare)))
    let photo = decoded.reduced(to: crop.reduction, part: seen)
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
