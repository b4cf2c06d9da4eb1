package import DeckPlanning
import ImageCodecs
import Raster
import Synchronization

/// The photos that scenes show, kept from when their cards were drawn, so that they are decoded once.
package final class PhotoShelf: Sendable {
  private let wanted: [String: ScenePhoto]
  private let limit: Int
  private let kept = Mutex<[String: DecodedPhoto]>([:])

  /// An empty shelf.
  ///
  /// - Parameters:
  ///   - wanted: the photos that scenes show, by path.
  ///   - limit: bytes of pixels that are kept at most. What finds no room is decoded again; the pictures are the same.
  package init(wanted: [String: ScenePhoto] = [:], limit: Int = 32 << 20) {
    self.wanted = wanted
    self.limit = limit
  }

  /// What scenes need of a photo; nil where none shows it.
  func need(of path: String) -> ScenePhoto? { wanted[path] }

  /// Keeps what `make` makes of a photo that is wanted and not there yet, if there is room.
  func keep(_ path: String, _ make: () -> DecodedPhoto) {
    guard wanted[path] != nil, kept.withLock({ $0[path] == nil }) else { return }
    let photo = make()
    kept.withLock { kept in
      let taken = kept.values.reduce(photo.byteCount) { $0 + $1.byteCount }
      if taken <= limit, kept[path] == nil { kept[path] = photo }
    }
  }

  /// The photo at that reduction, if it is there with all of `part`.
  func photo(_ path: String, reduction: Int, part: PixelRect) -> DecodedPhoto? {
    kept.withLock { $0[path] }.flatMap { $0.reduction == reduction && $0.covers(part) ? $0 : nil }
  }
}
