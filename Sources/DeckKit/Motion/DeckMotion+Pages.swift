/// Pages side by side.
extension DeckMotion {
  /// How far the strip is moved to the right when page `index` rests, in points: −index · (W + spacing),
  /// mirrored where leading is right.
  public func stripOffset(ofPage index: Int) -> Double {
    let stride = style.layout.strip?.stride(in: style.size) ?? 0
    // A difference, since the negative of zero would be written as -0.
    return 0 - style.direction.sign * Double(index) * stride
  }

  /// How far the strip is moved to the right when page `index` is dragged by `translation`.
  public func stripOffset(ofPage index: Int, draggedBy translation: LayoutPoint) -> Double {
    stripOffset(ofPage: index) + style.drag.offset(for: translation).x
  }

  /// The page that rests after page `index` of `count` was let go: the next or the previous one, but none
  /// beyond the ends.
  public func page(
    after index: Int, of count: Int, releasedAt translation: LayoutPoint, velocity: LayoutPoint
  ) -> Int {
    guard case .exit(let side) = decision(at: translation, velocity: velocity) else { return index }
    // Pages further on lie to the right where leading is left, and are drawn in by a drag to the left.
    let step = side.sign * style.direction.sign < 0 ? 1 : -1
    return (0..<count).contains(index + step) ? index + step : index
  }

  /// The offset of the strip `time` seconds after it was let go at `offset` to come to rest at page `index`.
  ///
  /// - Parameter turns: whether that is another page than the one that was dragged.
  public func stripOffset(settlingFrom offset: Double, toPage index: Int, turns: Bool, at time: Double)
    -> Double
  {
    let end = stripOffset(ofPage: index)
    let progress = (turns ? style.advance : style.return).progress(at: time)
    // Weighted, so that the ends are met exactly.
    return offset * (1 - progress) + end * progress
  }

  /// The pages of `cards` that are seen when the strip is moved by `offset` to the right, first page first.
  ///
  /// Their rect is that of the page that is shown; the transform takes each to its place.
  public func pages(_ cards: [CardID], atOffset offset: Double) -> [Placement] {
    let (frame, screen) = (style.cardFrame, style.size.width)
    let placements = cards.enumerated().map { index, card in
      Placement(
        card: card, slot: index, rect: frame,
        transform: CardTransform(tx: offset - stripOffset(ofPage: index)), z: index,
        blendMode: style.decoration.blendMode, shadow: style.decoration.shadow)
    }
    var seen = placements.filter { $0.bounds.x < screen && $0.bounds.maxX > 0 }
    for index in seen.indices { seen[index].z = index }
    return seen
  }
}
