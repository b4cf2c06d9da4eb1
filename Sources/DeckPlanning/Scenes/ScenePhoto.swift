import DeckKit

/// The requirements of scenes on a photo.
package struct ScenePhoto: Sendable, Hashable {
  /// The width in pixels of the smallest card that shows it.
  package var smallestWidth: Double
  /// Scenes read the photo at 1/`reduction` of its size.
  package var reduction: Int
}

extension CardPlan {
  /// The photos on the cards of the stills and animations among `outlines`, by path.
  package func scenePhotos(of outlines: [SceneOutline]) -> [DeckPath: ScenePhoto] {
    var widths: [CardID: Double] = [:]
    func add(_ layout: SceneLayout, scale: Double) {
      guard case .cards(_, let placements) = layout else { return }
      for placement in placements {
        let width = placement.rect.width * scale
        widths[placement.card] = Swift.min(widths[placement.card] ?? width, width)
      }
    }
    for outline in outlines {
      switch outline {
      case .still(let task): for output in task.outputs { add(task.content, scale: output.scale) }
      case .animation(let task): for frame in task.frames { add(frame.content, scale: task.scale) }
      // Pages decode each photo separately, at the size that it has there.
      case .sheet: break
      }
    }
    return photos(ofWidths: widths)
  }

  private func photos(ofWidths widths: [CardID: Double]) -> [DeckPath: ScenePhoto] {
    var photos: [DeckPath: ScenePhoto] = [:]
    for card in cards {
      guard let width = widths[card.id], let path = card.photo, let measured = composer.photos[card.index]
      else { continue }
      photos[path] = ScenePhoto(
        smallestWidth: Swift.min(width, photos[path]?.smallestWidth ?? width),
        reduction: composer.deck.reductions(ofPhoto: measured.size).scene)
    }
    return photos
  }
}
