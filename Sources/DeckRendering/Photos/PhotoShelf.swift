package import DeckPlanning
import ImageCodecs
import PictureTypes
import Raster
import Synchronization

/// The photos that scenes show, kept from when their cards were drawn, so that they are decoded once.
package final class PhotoShelf: Sendable {
  private let wanted: [DeckPath: ScenePhoto]
  private let limit: Int
  private let kept = Mutex<[DeckPath: DecodedPhoto]>([:])

  /// An empty shelf.
  ///
  /// - Parameters:
  ///   - wanted: the photos that scenes show, by path.
  ///   - limit: bytes of pixels that are kept at most. What finds no room is decoded again; the pictures are
  ///     the same.
  package init(wanted: [DeckPath: ScenePhoto] = [:], limit: Int = 32 << 20) {
    self.wanted = wanted
    self.limit = limit
  }

  /// What scenes need of a photo; nil where none shows it.
  func need(of path: DeckPath) -> ScenePhoto? { wanted[path] }

  /// Keeps what `make` makes of a photo that is wanted and not there yet, if there is room.
  func keep(_ path: DeckPath, _ make: () -> DecodedPhoto) {
    guard wanted[path] != nil, kept.withLock({ $0[path] == nil }) else { return }
    let photo = make()
    kept.withLock { kept in
      let taken = kept.values.reduce(photo.byteCount) { $0 + $1.byteCount }
      if taken <= limit, kept[path] == nil { kept[path] = photo }
    }
  }

  /// The photo in that space and at that reduction, if it is there with all of `part`.
  func photo(_ path: DeckPath, in space: ColorSpace, reduction: Int, part: PixelRect) -> DecodedPhoto? {
    guard let photo = kept.withLock({ $0[path] }), photo.colorSpace == space, photo.reduction == reduction,
      photo.covers(part)
    else { return nil }
    return photo
  }
}
