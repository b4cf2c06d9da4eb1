/// Tilted cards.
extension DeckMotion {
  /// The placements of tilted cards, in drawing order, while the front card is at `offset` from its position
  /// at rest.
  ///
  /// - Parameters:
  ///   - cards: the cards, front first; those beyond the layout's layers are not visible.
  ///   - activity: 0 at rest, 1 while the front card is dragged. A spring may overshoot both.
  public func tilted(_ cards: [CardID], offset: LayoutPoint, activity: Double) -> [Placement] {
    guard let layout = style.layout.tilted else { return [] }
    let layers = Array(zip(cards, layout.layers))
    return layers.enumerated().reversed().map { slot, layer in
      let pose = layer.1.pose(at: activity)
      let decoration = style.decoration(ofSlot: slot)
      var placement = Placement(
        card: layer.0, slot: slot, rect: layout.frame(of: pose, in: style.size), z: layers.count - 1 - slot,
        blendMode: decoration.blendMode, shadow: decoration.shadow)
      if slot == 0 {
        placement.transform = transform(atOffset: offset)
        placement.shadow = style.drag.shadow.flatMap { $0.fadedIn(by: activity) } ?? decoration.shadow
      }
      placement.transform.tilt = layout.tilt(of: pose, in: style.size)
      return placement
    }
  }
}

extension Shadow {
  /// The shadow faded in by `progress`, from none (0) to full (1); nil if `progress` is not positive.
  func fadedIn(by progress: Double) -> Shadow? {
    guard progress > 0 else { return nil }
    var shadow = self
    shadow.opacity = min(opacity * progress, 1)
    shadow.radius *= progress
    shadow.offset = offset * progress
    return shadow
  }
}
