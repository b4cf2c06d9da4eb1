public import DeckKit
import DeckPlanning
import Digests
public import ImageCodecs
import Raster

/// Reads and decodes the photos of a deck.
public struct PhotoLoader: Sendable {
  /// The space that photos are brought to, and so that of the pictures.
  var workingSpace: ColorSpace { decoder.workingSpace }
  private let folder: PhotoFolder
  private let decoder: PhotoDecoder

  /// A loader of the photos in `folder`, held to the decoder's limits.
  public init(folder: PhotoFolder, decoder: PhotoDecoder) {
    self.folder = folder
    self.decoder = decoder
  }

  /// A loader of the same photos in sRGB.
  var inSRGB: PhotoLoader {
    PhotoLoader(folder: folder, decoder: PhotoDecoder(limits: decoder.limits, workingSpace: .sRGB))
  }

  /// The photo's upright size in pixels, from its header alone.
  public func measure(_ path: String) throws(PhotoError) -> LayoutSize {
    let header = try decoder.inspect(try folder.read(path, limit: decoder.limits.fileBytes))
    return LayoutSize(width: Double(header.size.width), height: Double(header.size.height))
  }

  /// A photo with the hash of its file.
  struct Loaded {
    var photo: DecodedPhoto
    var sha256: String
  }

  /// The photo, large enough for cards of the given widths.
  func load(_ crop: PhotoCrop, pixelWidths: [Double]) throws(PhotoError) -> Loaded {
    let file = try folder.read(crop.photo, limit: decoder.limits.fileBytes)
    let reduction = pixelWidths.map { crop.reduction(forPixelWidth: $0) }.min() ?? 1
    return Loaded(photo: try decoder.decode(file, reduction: reduction), sha256: SHA256.hex(file))
  }

  /// The photos of some cards that are drawn at `scale` pixels a point, each decoded once.
  func load(_ drawings: [CardDrawing], scale: Int) throws -> [String: DecodedPhoto] {
    var reductions: [String: Int] = [:]
    for drawing in drawings {
      guard let crop = drawing.photo else { continue }
      let reduction = crop.reduction(forPixelWidth: drawing.size.width * Double(scale))
      reductions[crop.photo] = min(reduction, reductions[crop.photo] ?? reduction)
    }
    return try Dictionary(
      uniqueKeysWithValues: reductions.map { path, reduction in
        let file = try folder.read(path, limit: decoder.limits.fileBytes)
        return (path, try decoder.decode(file, reduction: reduction))
      })
  }
}
