package import DeckPlanning
import ImageCodecs
import PictureTypes
import Raster
import Synchronization

/// A cache of the photos that scenes show. It is filled when their cards are drawn, so that each photo is
/// decoded once.
package final class PhotoShelf: Sendable {
  private let wanted: [DeckPath: ScenePhoto]
  private let limit: Int
  private let kept = Mutex<[DeckPath: DecodedPhoto]>([:])

  /// Creates an empty cache.
  ///
  /// - Parameters:
  ///   - wanted: the photos that scenes show, by path.
  ///   - limit: the maximum size of the cached pixels in bytes. A photo that does not fit is decoded again,
  ///     to the same pixels.
  package init(wanted: [DeckPath: ScenePhoto] = [:], limit: Int = 32 << 20) {
    self.wanted = wanted
    self.limit = limit
  }

  /// The requirements of scenes on a photo; nil if no scene shows it.
  func need(of path: DeckPath) -> ScenePhoto? { wanted[path] }

  /// Caches the result of `make` if the photo is wanted, is not cached yet and fits.
  func keep(_ path: DeckPath, _ make: () -> DecodedPhoto) {
    guard wanted[path] != nil, kept.withLock({ $0[path] == nil }) else { return }
    let photo = make()
    kept.withLock { kept in
      let taken = kept.values.reduce(photo.byteCount) { $0 + $1.byteCount }
      if taken <= limit, kept[path] == nil { kept[path] = photo }
    }
  }

  /// The cached photo in that colour space and at that reduction; nil if it is not cached or does not include
  /// all of `part`.
  func photo(_ path: DeckPath, in space: ColorSpace, reduction: Int, part: PixelRect) -> DecodedPhoto? {
    guard let photo = kept.withLock({ $0[path] }), photo.colorSpace == space, photo.reduction == reduction,
      photo.covers(part)
    else { return nil }
    return photo
  }
}
