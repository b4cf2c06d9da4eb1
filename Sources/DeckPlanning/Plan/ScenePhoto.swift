import DeckKit

/// What scenes need of a photo.
package struct ScenePhoto: Sendable, Hashable {
  /// Width in pixels of the smallest card that shows it.
  package var smallestWidth: Double
  /// They read it at 1/`reduction` of its size.
  package var reduction: Int
}

extension RenderPlan {
  /// The photos that stills and frames show, by path.
  package var scenePhotos: [String: ScenePhoto] {
    var photos: [String: ScenePhoto] = [:]
    func add(_ scene: Scene, scale: Int) {
      for card in scene.cards {
        guard let crop = card.drawing.photo else { continue }
        let width = card.drawing.size.width * Double(scale)
        photos[crop.photo] = ScenePhoto(
          smallestWidth: min(width, photos[crop.photo]?.smallestWidth ?? width), reduction: crop.reduction)
      }
    }
    for still in stills { for output in still.outputs { add(still.scene, scale: output.scale) } }
    for animation in animations { for frame in animation.frames { add(frame.scene, scale: animation.scale) } }
    return photos
  }
}
