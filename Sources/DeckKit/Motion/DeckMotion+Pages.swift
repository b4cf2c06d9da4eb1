/// Page strips.
extension DeckMotion {
  /// The strip's horizontal offset in points while page `index` is at rest: −index · (W + spacing), negated
  /// for right-to-left layouts.
  public func stripOffset(ofPage index: Int) -> Double {
    let stride = style.layout.strip?.stride(in: style.size) ?? 0
    // Subtract from zero instead of negating: JSON would contain -0.
    return 0 - style.direction.sign * Double(index) * stride
  }

  /// The strip's horizontal offset while page `index` is dragged by `translation`.
  public func stripOffset(ofPage index: Int, draggedBy translation: LayoutPoint) -> Double {
    stripOffset(ofPage: index) + style.drag.offset(for: translation).x
  }

  /// The page after page `index` of `count` is released: the next or the previous page if the release commits
  /// and the page exists, else `index`.
  public func page(
    after index: Int, of count: Int, releasedAt translation: LayoutPoint, velocity: LayoutPoint
  ) -> Int {
    guard case .exit(let side) = decision(at: translation, velocity: velocity) else { return index }
    // In left-to-right layouts the next page is on the right, and a drag to the left reveals it.
    let step = side.sign * style.direction.sign < 0 ? 1 : -1
    return (0..<count).contains(index + step) ? index + step : index
  }

  /// The strip's horizontal offset `time` seconds after it was released at `offset` and settles on page
  /// `index`.
  ///
  /// - Parameter turns: whether `index` is another page than the dragged one. If so, the animation is the
  ///   style's `advance`, else its `return`.
  public func stripOffset(settlingFrom offset: Double, toPage index: Int, turns: Bool, at time: Double)
    -> Double
  {
    let end = stripOffset(ofPage: index)
    let progress = (turns ? style.advance : style.return).progress(at: time)
    // A weighted sum is exact at both ends.
    return offset * (1 - progress) + end * progress
  }

  /// The visible pages of `cards` when the strip's horizontal offset is `offset`, in page order.
  ///
  /// All placements have the current page's frame; their transforms differ.
  public func pages(_ cards: [CardID], atOffset offset: Double) -> [Placement] {
    let (frame, screen) = (style.cardFrame, style.size.width)
    let placements = cards.enumerated().map { index, card in
      Placement(
        card: card, slot: index, rect: frame,
        transform: CardTransform(tx: offset - stripOffset(ofPage: index)), z: index,
        blendMode: style.decoration.blendMode, shadow: style.decoration.shadow)
    }
    var visible = placements.filter { $0.bounds.x < screen && $0.bounds.maxX > 0 }
    for index in visible.indices { visible[index].z = index }
    return visible
  }
}
