/// Tilted cards behind a front one.
extension DeckMotion {
  /// The cards, in order of drawing, while the front one is `offset` from its place.
  ///
  /// - Parameters:
  ///   - cards: front first; those beyond the layout's are not seen.
  ///   - activity: 0 at rest … 1 while the front card is dragged; a spring goes beyond both.
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
        placement.shadow = style.drag.shadow.flatMap { $0.appearing(activity) } ?? decoration.shadow
      }
      placement.transform.tilt = layout.tilt(of: pose, in: style.size)
      return placement
    }
  }
}

extension Shadow {
  /// The shadow on its way from none (0) to whole (1); nil where none is seen.
  func appearing(_ progress: Double) -> Shadow? {
    guard progress > 0 else { return nil }
    var shadow = self
    shadow.opacity = min(opacity * progress, 1)
    shadow.radius *= progress
    shadow.offset = offset * progress
    return shadow
  }
}
